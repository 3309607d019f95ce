package org.plateau.render.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Span;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.Verdict;
import org.plateau.analysis.figure.Figure;
import org.plateau.analysis.figure.Figures;
import org.plateau.analysis.figure.Selection;
import org.plateau.analysis.figure.Standings;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.analysis.statistics.Ranking.Place;
import org.plateau.ingest.Direction;

/**
 * Like runs of several drives, ranked by one statistic of one metric.
 *
 * @param span the steady window; the whole run where no log of the group could have one
 */
public record Field(
    LikeRuns like, Metric metric, Statistic statistic, Span span, Standings standings) {

  /** Ranks the drives of a group of like runs; unlike runs cannot get in. */
  static Field of(LabView lab, LikeRuns like, Metric metric, Statistic statistic) {
    Figures figures = lab.figures(like.runs());
    Field steady = of(lab, figures, like, metric, statistic, Span.STEADY);
    boolean judged = like.runs().stream().anyMatch(run -> !run.verdict().isEmpty());
    if (!steady.places().isEmpty() || (judged && statistic.kind() != Statistic.Kind.PERCENTILE)) {
      return steady;
    }
    return of(lab, figures, like, metric, statistic, Span.WHOLE);
  }

  private static Field of(
      LabView lab, Figures figures, LikeRuns like, Metric metric, Statistic statistic, Span span) {
    Selection selection = new Selection(metric, statistic, span, Direction.ALL, Map.of());
    return new Field(
        like,
        metric,
        statistic,
        span,
        Standings.of(figures, selection, like.drives(), lab.settings().noise()));
  }

  /** By rank; inside a tie by the drive's id. */
  public List<Place> places() {
    List<Place> places = new ArrayList<>(standings.ranking().places());
    places.sort(Comparator.comparingInt(Place::rank).thenComparing(p -> p.entry().name()));
    return places;
  }

  public Optional<Place> place(String drive) {
    return standings.ranking().of(drive);
  }

  /** Whether there is anything to rank: values of two drives at least. */
  public boolean isRanking() {
    return standings.ranking().places().size() > 1;
  }

  /** The figure of a ranked drive. */
  public Optional<Figure> figure(String drive) {
    return Optional.ofNullable(standings.figures().get(drive));
  }

  /** Why a drive has no place: a message key of the words. */
  String reason(String drive) {
    if (like.of(drive).size() > 1 && standings.missing().getOrDefault(drive, "").contains(" ")) {
      return "report.unranked.several";
    }
    String key = standings.missing().getOrDefault(drive, "");
    Optional<String> verdict =
        like.of(drive)
            .get(0)
            .withoutCurves()
            .verdict()
            .map(Verdict::id)
            .filter(id -> span == Span.STEADY);
    if (verdict.isPresent() && !verdict.get().equals("steady")) {
      return "reason."
          + (verdict.get().equals("lost")
              ? "steady-lost"
              : verdict.get().equals("unsteady") ? "not-steady" : "too-short");
    }
    return key.isEmpty() || key.contains(" ") ? "state.not-derivable" : "reason." + key;
  }

  /** The unit in which all its values are printed. */
  Scale scale() {
    double largest =
        places().stream().mapToDouble(place -> place.entry().estimate().value()).max().orElse(1);
    return Scale.of(metric, statistic, largest);
  }

  /** The runs of the ranked drives. */
  List<AnalysedRun> runs() {
    return like.runs().stream()
        .filter(run -> standings.figures().containsKey(run.run().label("drive")))
        .toList();
  }

  /** Name of a drive's figure, the same in every language and on every page. */
  String name(String drive) {
    return String.join("/", drive, like.key(), metric.id(), statistic.id(), span.id());
  }
}
