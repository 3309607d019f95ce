package org.plateau.render.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Result;
import org.plateau.analysis.Span;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.figure.Figure;
import org.plateau.analysis.figure.Selection;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.ingest.Direction;
import org.plateau.render.chart.Provenance;

/** Finds the one value that a row or a mark of a chart stands for. */
final class Measured {
  private static final List<Span> PREFERRED = List.of(Span.STEADY, Span.WHOLE);

  private final LabView lab;

  Measured(LabView lab) {
    this.lab = lab;
  }

  /** A value with the runs it is of. */
  record Found(Figure figure, double value, List<AnalysedRun> runs) {
    Found {
      runs = List.copyOf(runs);
    }

    /** Whether it is what a model put between published figures. */
    boolean isModel() {
      return Told.provenance(runs.get(0), figure.sources().get(0).result())
          == Provenance.RECONSTRUCTED;
    }
  }

  /** The steady value; where the run has no steady window, that of the whole run. */
  Optional<Found> value(Metric metric, Statistic statistic, Map<String, String> where) {
    Optional<Found> steady = value(metric, statistic, where, Span.STEADY);
    Optional<Found> whole =
        steady.filter(Measured::standsByItself).isPresent()
            ? Optional.empty()
            : value(metric, statistic, where, Span.WHOLE);
    // of a reconstructed run the published value speaks, whichever it is
    boolean published = whole.filter(found -> !found.isModel()).isPresent();
    return steady.isPresent() && !published ? steady : whole;
  }

  private static boolean standsByItself(Found steady) {
    return !Told.anyReconstructed(steady.runs()) || !steady.isModel();
  }

  private Optional<Found> value(
      Metric metric, Statistic statistic, Map<String, String> where, Span only) {
    for (Span span : List.of(only)) {
      Selection selection = new Selection(metric, statistic, span, Direction.ALL, where);
      Optional<Figure> figure = found(selection);
      Optional<Double> known = figure.flatMap(Figure::known);
      if (known.isPresent()) {
        Figure found = figure.get();
        List<AnalysedRun> runs =
            found.sources().stream()
                .flatMap(source -> lab.run(source.run().runId()).stream())
                .distinct()
                .toList();
        return Optional.of(new Found(found, known.get(), runs));
      }
    }
    return Optional.empty();
  }

  /** The same of one run by itself, with its evidence. */
  static Optional<Result> ofRun(AnalysedRun run, Metric metric, Statistic statistic) {
    for (Span span : PREFERRED) {
      Optional<Result> result = run.withoutCurves().result(metric, statistic, Direction.ALL, span);
      if (result.flatMap(Result::known).isPresent()) {
        return result;
      }
      boolean judged = span == Span.STEADY && !run.verdict().isEmpty();
      if (judged && statistic.kind() != Statistic.Kind.PERCENTILE) {
        return result; // a run that never was steady has no steady value
      }
    }
    return Optional.empty();
  }

  private Optional<Figure> found(Selection selection) {
    return lab.figures()
        .resolve("value", selection)
        .match(found -> Optional.of(found.figure()), refused -> Optional.empty());
  }
}
