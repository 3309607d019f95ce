package org.plateau.analysis.curve;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Histogram;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.Window;

/**
 * Percentiles over time: each cell's own, from the histograms of its windows merged over series
 * (docs/methods/percentile.md). A cell with fewer than ten operations beyond a rank has none there.
 */
public final class Bands {
  private Bands() {}

  /**
   * A cell of the bands.
   *
   * @param count operations in its histograms
   * @param p50 and the others: with the bounds of their buckets; absent for want of operations
   * @param max largest latency, ns, where each window says it
   */
  public record Band(
      Window window,
      long count,
      Histogram.@Nullable Percentile p50,
      Histogram.@Nullable Percentile p99,
      Histogram.@Nullable Percentile p999,
      @Nullable Double max) {}

  /**
   * The bands of one direction, or of all together; empty where the log has no histograms.
   *
   * @param grid wanted length of a cell, widened to the histograms' own windows
   */
  public static List<Band> of(List<Interval> intervals, Direction direction, Duration grid) {
    List<Interval> rows = Streams.histograms(intervals, direction);
    if (rows.isEmpty()) {
      return List.of();
    }
    long cell = Math.max(grid.toNanos(), Curves.longestUsual(Streams.split(rows)));
    long start = rows.stream().mapToLong(row -> row.window().startNanos()).min().orElse(0);
    TreeMap<Long, List<Histogram>> perCell = new TreeMap<>();
    LatencyKind kind = kind(rows);
    for (Interval row : rows) {
      histogram(row, kind)
          .ifPresent(
              found ->
                  perCell
                      .computeIfAbsent(index(row, start, cell), any -> new ArrayList<>())
                      .add(found));
    }
    Map<Long, Double> maxima = maxima(intervals, direction, start, cell);
    List<Band> bands = new ArrayList<>();
    perCell.forEach(
        (index, parts) -> {
          Histogram all = Merging.of(parts);
          bands.add(
              new Band(
                  new Window(start + index * cell, cell),
                  all.count(),
                  percentile(all, 50),
                  percentile(all, 99),
                  percentile(all, 99.9),
                  maxima.get(index)));
        });
    return List.copyOf(bands);
  }

  private static Histogram.@Nullable Percentile percentile(Histogram histogram, double rank) {
    boolean enough = Percentiles.suffices((double) histogram.count(), rank);
    return enough ? histogram.percentile(rank) : null;
  }

  /** Total latency where any row has its histogram, else completion latency; never both in one. */
  private static LatencyKind kind(List<Interval> rows) {
    boolean total = rows.stream().anyMatch(row -> histogram(row, LatencyKind.TOTAL).isPresent());
    return total ? LatencyKind.TOTAL : LatencyKind.COMPLETION;
  }

  private static Optional<Histogram> histogram(Interval row, LatencyKind kind) {
    return row.latency(kind)
        .flatMap(latency -> Optional.ofNullable(latency.histogram()))
        .filter(found -> found.count() > 0);
  }

  private static long index(Interval row, long start, long cell) {
    long middle = row.window().startNanos() + row.window().lengthNanos() / 2;
    return Math.floorDiv(middle - start, cell);
  }

  /** The largest of the maxima in a cell; none where a window does not say its own. */
  private static Map<Long, Double> maxima(
      List<Interval> intervals, Direction direction, long start, long cell) {
    TreeMap<Long, Double> maxima = new TreeMap<>();
    for (Interval row : Streams.latencies(intervals, direction)) {
      Double max = row.latency().map(Latency::max).orElse(null);
      maxima.merge(index(row, start, cell), max == null ? Double.NaN : max, Math::max);
    }
    maxima.values().removeIf(max -> Double.isNaN(max));
    return maxima;
  }
}
