package org.plateau.analysis.results;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Basis;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Result;
import org.plateau.analysis.Span;
import org.plateau.analysis.Statistic;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Origin;
import org.plateau.ingest.Summary;
import org.plateau.ingest.Window;

/**
 * What a group of results speaks of: run, series, direction, span.
 *
 * @param window the stretch of the run; absent for runs of summaries alone
 */
record Scope(String runId, String series, Direction direction, Span span, @Nullable Window window) {

  /** Whether a row's middle lies in the window. */
  boolean holds(Interval row) {
    if (window == null) {
      return true;
    }
    long middle = row.window().startNanos() + row.window().lengthNanos() / 2;
    return middle >= window.startNanos() && middle < window.endNanos();
  }

  List<Interval> of(List<Interval> rows) {
    return rows.stream().filter(this::holds).toList();
  }

  boolean isWhole() {
    return span == Span.WHOLE;
  }

  /** A value that is known; the rest of what a result says follows by {@link Known}'s methods. */
  Known known(Metric metric, Statistic statistic, double value, Basis basis, String method) {
    return new Known(this, metric, statistic, value, basis, method, null, null, 0, "", List.of());
  }

  Result underivable(Metric metric, Statistic statistic, String method, String reason) {
    return new Result(
        runId,
        series,
        metric,
        statistic,
        direction,
        span,
        null,
        null,
        null,
        Basis.NOT_DERIVABLE,
        window,
        method,
        0,
        reason,
        List.of());
  }

  /** A result in the making. */
  record Known(
      Scope scope,
      Metric metric,
      Statistic statistic,
      double value,
      Basis basis,
      String method,
      @Nullable Double low,
      @Nullable Double high,
      long samples,
      String reason,
      List<Origin> origins) {
    Known between(double newLow, double newHigh) {
      return new Known(
          scope, metric, statistic, value, basis, method, newLow, newHigh, samples, reason,
          origins);
    }

    Known from(long newSamples, List<Origin> newOrigins) {
      return new Known(
          scope,
          metric,
          statistic,
          value,
          basis,
          method,
          low,
          high,
          newSamples,
          reason,
          newOrigins);
    }

    Known because(String newReason) {
      return new Known(
          scope, metric, statistic, value, basis, method, low, high, samples, newReason, origins);
    }

    Result result() {
      return new Result(
          scope.runId(),
          scope.series(),
          metric,
          statistic,
          scope.direction(),
          scope.span(),
          value,
          low,
          high,
          basis,
          scope.window(),
          method,
          samples,
          reason,
          origins);
    }
  }

  /** The lines behind rows, one stretch per file. */
  static List<Origin> origins(List<Interval> rows) {
    Map<String, Origin> byFile = new HashMap<>();
    rows.forEach(row -> row.origins().forEach(origin -> join(byFile, origin)));
    return byFile.values().stream().sorted().toList();
  }

  /** The lines behind summaries, one stretch per file. */
  static List<Origin> originsOf(List<Summary> summaries) {
    Map<String, Origin> byFile = new HashMap<>();
    summaries.forEach(summary -> join(byFile, summary.origin()));
    return byFile.values().stream().sorted().toList();
  }

  private static void join(Map<String, Origin> byFile, Origin origin) {
    Origin before = byFile.putIfAbsent(origin.file(), origin);
    if (before == null) {
      return;
    }
    if (before.sha256().equals(origin.sha256())) {
      byFile.put(origin.file(), before.through(origin));
    } else {
      // the same path with other content, seen in a superseded log: a stretch of its own
      byFile.merge(origin.file() + "\n" + origin.sha256(), origin, Origin::through);
    }
  }
}
