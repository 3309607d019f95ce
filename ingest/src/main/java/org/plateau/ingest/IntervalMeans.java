package org.plateau.ingest;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Means of a run's intervals in one direction, each with the difference from the runner's own
 * figure that its rounding and its missing edges explain.
 */
final class IntervalMeans {
  /** Accepted whatever the window: ends of a run weigh differently in both. */
  private static final double SHARE = 0.02;

  private final Map<Series, List<Interval>> bySeries;

  private IntervalMeans(Map<Series, List<Interval>> bySeries) {
    this.bySeries = bySeries;
  }

  /**
   * A mean.
   *
   * @param limit how far the summary may be from it
   */
  record Mean(double value, double limit) {
    Mean wider(double slack) {
      return new Mean(value, limit + slack);
    }
  }

  static IntervalMeans of(List<Interval> rows) {
    return new IntervalMeans(rows.stream().collect(Collectors.groupingBy(Interval::series)));
  }

  /** Whether the windows of each series cover nine tenths of a duration, and not much more. */
  boolean covers(long nanos) {
    return nanos > 0
        && bySeries.values().stream()
            .mapToLong(IntervalMeans::span)
            .allMatch(span -> span >= nanos * 0.9 && span <= nanos * 1.1);
  }

  /** Operations per second, over all series. */
  Optional<Mean> rate() {
    return sum(Interval::operations, 1);
  }

  /** Bytes per second, over all series. */
  Optional<Mean> bandwidth() {
    return sum(Interval::bytes, 1024);
  }

  /**
   * The sum over series of amount by covered time.
   *
   * @param unit logs hold whole units per second, cut off
   */
  private Optional<Mean> sum(Function<Interval, @Nullable Double> amount, double unit) {
    double total = 0;
    double edge = 0;
    for (List<Interval> rows : bySeries.values()) {
      double series = 0;
      long from = Long.MAX_VALUE;
      long to = Long.MIN_VALUE;
      long window = 0;
      for (Interval row : rows) {
        Double each = amount.apply(row);
        if (each != null) {
          series += each;
          from = Math.min(from, row.window().startNanos());
          to = Math.max(to, row.window().endNanos());
          window = Math.max(window, row.window().lengthNanos());
        }
      }
      if (to <= from) {
        return Optional.empty();
      }
      total += series / ((to - from) / 1e9);
      edge = Math.max(edge, window / (double) (to - from));
    }
    double limit = total * Math.max(SHARE, 1.5 * edge) + unit * bySeries.size();
    return Optional.of(new Mean(total, limit));
  }

  /** Mean latency weighted with operations; empty where windows have no weight. */
  Optional<Mean> mean(LatencyKind kind) {
    double weighted = 0;
    double weights = 0;
    long windows = 0;
    for (List<Interval> rows : bySeries.values()) {
      for (Interval row : rows) {
        Double operations = row.operations();
        Double mean = row.latency(kind).map(Latency::mean).orElse(null);
        if (operations != null && mean != null) {
          weighted += operations * mean;
          weights += operations;
          windows++;
        }
      }
    }
    if (weights == 0 || windows < 2) {
      return Optional.empty();
    }
    double mean = weighted / weights;
    double edge = 1.5 * bySeries.size() / windows;
    return Optional.of(new Mean(mean, mean * Math.max(SHARE, edge) + 1000));
  }

  private static long span(List<Interval> rows) {
    long from = rows.stream().mapToLong(row -> row.window().startNanos()).min().orElse(0);
    long to = rows.stream().mapToLong(row -> row.window().endNanos()).max().orElse(0);
    return to - from;
  }
}
