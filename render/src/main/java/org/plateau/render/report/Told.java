package org.plateau.render.report;

import java.util.List;
import java.util.Optional;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Result;
import org.plateau.analysis.Span;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.figure.PublishedResults;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.ingest.Direction;
import org.plateau.render.chart.Provenance;

/**
 * What a reconstructed run may be drawn for: a drive is in a chart only where somebody published a
 * figure of it there, and what the model put between published figures is told from them.
 */
final class Told {
  private Told() {}

  static boolean isReconstructed(AnalysedRun run) {
    return run.run().label("source").equals("reconstructed");
  }

  /** Whether any of the runs is reconstructed. */
  static boolean anyReconstructed(List<AnalysedRun> runs) {
    return runs.stream().anyMatch(Told::isReconstructed);
  }

  /** Whether a run may stand in a chart of this metric: always, unless it is reconstructed. */
  static boolean mayBeDrawn(AnalysedRun run, Metric metric, Statistic statistic) {
    return !isReconstructed(run)
        || run.analysis().results().stream()
            .filter(result -> result.metric() == metric && result.statistic().equals(statistic))
            .anyMatch(result -> published(run, result));
  }

  /** Where a result comes from. */
  static Provenance provenance(AnalysedRun run, Result result) {
    if (!isReconstructed(run)) {
      return Labels.provenance(run);
    }
    return published(run, result) ? Provenance.PUBLISHED : Provenance.RECONSTRUCTED;
  }

  /** Whether a run's value over a span was published. */
  static boolean isPublished(AnalysedRun run, Metric metric, Statistic statistic, Span span) {
    Optional<Result> result = run.analysis().result(metric, statistic, Direction.ALL, span);
    return isReconstructed(run) && result.filter(one -> published(run, one)).isPresent();
  }

  private static boolean published(AnalysedRun run, Result result) {
    return PublishedResults.of(run.run().labels()).covers(result);
  }
}
