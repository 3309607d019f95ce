package org.plateau.analysis.curve;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Point.LatencyPoint;
import org.plateau.analysis.statistics.Moments;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Latency;

/** The latencies of one cell: a row counts whole where its middle lies. */
final class Latencies {
  private final Moments moments = new Moments();
  private boolean weighted = true;
  private boolean maxKnown = true;
  private double max = Double.NEGATIVE_INFINITY;

  static @Nullable Latencies[] lay(List<Interval> rows, long start, long cell, int cells) {
    @Nullable Latencies[] perCell = new Latencies[cells];
    for (Interval row : rows) {
      long middle = row.window().startNanos() + row.window().lengthNanos() / 2 - start;
      int c = (int) Math.floorDiv(middle, cell);
      Latency latency = row.latency().orElse(null);
      if (c >= 0 && c < cells && latency != null) {
        Latencies here = perCell[c];
        if (here == null) {
          here = new Latencies();
          perCell[c] = here;
        }
        here.add(row, latency);
      }
    }
    return perCell;
  }

  static boolean weighted(@Nullable Latencies[] perCell) {
    for (Latencies cell : perCell) {
      if (cell != null && !cell.weighted) {
        return false;
      }
    }
    return true;
  }

  private void add(Interval row, Latency latency) {
    Double weight = weight(row, latency);
    if (weight != null && weight == 0) {
      return;
    }
    weighted &= weight != null;
    Double largest = latency.max();
    maxKnown &= largest != null;
    max = largest == null ? max : Math.max(max, largest);
    addTo(moments, latency, weight);
  }

  /** The operations that a row's latencies are of; absent when not counted. */
  static @Nullable Double weight(Interval row, Latency latency) {
    Long count = latency.count();
    return count != null ? Double.valueOf(count) : row.operations();
  }

  static void addTo(Moments moments, Latency latency, @Nullable Double weight) {
    Double mean = latency.mean();
    Double stddev = latency.stddev();
    if (mean == null) {
      return;
    }
    if (stddev == null || weight == null) {
      moments.add(weight == null ? 1 : weight, mean);
    } else {
      moments.add(weight, mean, stddev);
    }
  }

  LatencyPoint point() {
    boolean any = moments.count() > 0;
    return new LatencyPoint(
        weighted ? moments.count() : 0,
        any ? Double.valueOf(moments.mean().orElse(0)) : null,
        maxKnown && max > Double.NEGATIVE_INFINITY ? Double.valueOf(max) : null,
        weighted && moments.stddev().isPresent()
            ? Double.valueOf(moments.stddev().getAsDouble())
            : null);
  }
}
