package org.plateau.analysis.results;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Basis;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Result;
import org.plateau.analysis.Span;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.life.Life;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Window;

/** When a run's burst was over and when its steady level was reached (docs/methods/life.md). */
final class LifeResults {
  private static final String METHOD = "life";

  private LifeResults() {}

  static List<Result> of(String runId, Life life, List<Interval> rows) {
    List<Result> results = new ArrayList<>();
    Life.Burst burst = life.burst();
    Window transition = life.transition();
    if (burst != null) {
      results.add(moment(runId, Span.BURST, burst.endNanos(), burst.peak(), rows));
    }
    if (burst != null && transition != null) {
      results.add(moment(runId, Span.STEADY, transition.endNanos(), transition, rows));
    }
    return results;
  }

  private static Result moment(
      String runId, Span span, long atNanos, @Nullable Window window, List<Interval> rows) {
    Scope scope = new Scope(runId, "", Direction.ALL, span, window);
    return scope
        .known(Metric.MOMENT, Statistic.MEAN, atNanos / 1e9, Basis.INTERVALS, METHOD)
        .from(1, Scope.origins(scope.of(rows)))
        .because(Reasons.MOMENT)
        .result();
  }
}
