package org.plateau.analysis.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.plateau.analysis.Basis;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Result;
import org.plateau.analysis.Statistic;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Summary;

/** What applications count: transactions, queries, new orders, time. */
final class ApplicationResults {
  /** Those that count I/Os; a table bears the name of its tool, whatever that is. */
  private static final Set<String> IO_RUNNERS =
      Set.of("", "fio", "vdbench", "iometer", "diskspd", "plateau");

  private static final String QUERIES = "queries_per_second";
  private static final String NEW_ORDERS = "new_orders_per_minute";
  private static final String ELAPSED = "elapsed_seconds";

  private ApplicationResults() {}

  /**
   * Whether the run's operations are transactions and not I/Os: an application's runner, without
   * directions and without bytes.
   */
  static boolean isApplication(String runner, List<Interval> rows, List<Summary> summaries) {
    return !IO_RUNNERS.contains(runner)
        && rows.stream().allMatch(row -> row.direction() == Direction.ALL && row.bytes() == null)
        && summaries.stream()
            .allMatch(
                row ->
                    row.direction() == Direction.ALL
                        && row.bytes() == null
                        && row.bandwidth() == null);
  }

  static List<Result> of(Scope scope, List<Interval> rows, List<Summary> summaries) {
    List<Result> results = new ArrayList<>();
    if (scope.direction() != Direction.ALL) {
      return results;
    }
    inWindows(scope, rows, QUERIES, Metric.QPS, results);
    if (scope.isWhole()) {
      if (results.isEmpty()) {
        reported(scope, summaries, QUERIES, Metric.QPS, results);
      }
      reported(scope, summaries, NEW_ORDERS, Metric.NOPM, results);
      reported(scope, summaries, ELAPSED, Metric.ELAPSED, results);
    }
    return results;
  }

  /** Means over time per series, added up over the series. */
  private static void inWindows(
      Scope scope, List<Interval> rows, String gauge, Metric metric, List<Result> results) {
    List<Interval> used =
        scope.of(rows).stream()
            .filter(row -> row.window().startNanos() >= 0 && row.gauges().containsKey(gauge))
            .toList();
    if (used.isEmpty()) {
      return;
    }
    Map<String, double[]> bySeries = new TreeMap<>();
    for (Interval row : used) {
      double[] sums = bySeries.computeIfAbsent(row.series().id(), any -> new double[2]);
      sums[0] += row.gauges().getOrDefault(gauge, 0.0) * row.window().seconds();
      sums[1] += row.window().seconds();
    }
    double total = bySeries.values().stream().mapToDouble(sums -> sums[0] / sums[1]).sum();
    results.add(
        scope
            .known(metric, Statistic.MEAN, total, Basis.INTERVALS, RateResults.METHOD)
            .from(used.size(), Scope.origins(used))
            .result());
  }

  /** The runner's own gauges: rates add up over series; the longest time is the run's. */
  private static void reported(
      Scope scope, List<Summary> summaries, String gauge, Metric metric, List<Result> results) {
    List<Summary> parts =
        Parts.of(
            summaries.stream().filter(row -> row.gauges().containsKey(gauge)).toList(),
            Direction.ALL);
    if (parts.isEmpty()) {
      return;
    }
    double value = 0;
    for (Summary part : parts) {
      double own = part.gauges().getOrDefault(gauge, 0.0);
      value = metric == Metric.ELAPSED ? Math.max(value, own) : value + own;
    }
    results.add(
        scope
            .known(metric, Statistic.MEAN, value, Basis.RUNNER_SUMMARY, RateResults.METHOD)
            .from(parts.size(), Scope.originsOf(parts))
            .because(Reasons.RUNNER)
            .result());
  }
}
