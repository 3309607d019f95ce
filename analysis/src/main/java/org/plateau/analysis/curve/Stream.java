package org.plateau.analysis.curve;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Interval;

/** One series in one direction, laid on the grid by the overlap of its windows with the cells. */
final class Stream {
  /** An end this near a border, as a share of the row or the cell, lies on it: clocks jitter. */
  private static final double SNAP = 0.25;

  private final double cellSeconds;
  private final double threshold;
  private final double[] seconds;
  private final double[] rateTime;
  private final double[] rateSeconds;
  private final double[] byteTime;
  private final double[] byteSeconds;
  private final int first;
  private final int last;

  private Stream(long cell, int cells, List<Interval> rows, long start, boolean alone) {
    cellSeconds = cell / 1e9;
    // beside others a half-covered cell would be a false dip; alone its rate is right
    threshold = alone ? 0.1 : 0.5;
    seconds = new double[cells];
    rateTime = new double[cells];
    rateSeconds = new double[cells];
    byteTime = new double[cells];
    byteSeconds = new double[cells];
    for (Interval row : rows) {
      lay(row, start, cell);
    }
    int from = 0;
    while (from < cells && !contributes(from)) {
      from++;
    }
    int to = cells - 1;
    while (to >= from && !contributes(to)) {
      to--;
    }
    first = from;
    last = to;
  }

  static Stream of(List<Interval> rows, long start, long cell, int cells, boolean alone) {
    return new Stream(cell, cells, rows, start, alone);
  }

  private void lay(Interval row, long start, long cell) {
    double tolerance = SNAP * Math.min(1, row.window().lengthNanos() / (double) cell);
    double from = snapped((row.window().startNanos() - start) / (double) cell, tolerance);
    double to = snapped((row.window().endNanos() - start) / (double) cell, tolerance);
    if (to <= from) {
      from = (row.window().startNanos() - start) / (double) cell;
      to = (row.window().endNanos() - start) / (double) cell;
    }
    double rate = perSecond(row.operations(), row);
    double bandwidth = perSecond(row.bytes(), row);
    // where snapping changed the length, the amounts are kept: rate × time must stay what it was
    double stretch = row.window().lengthNanos() / ((to - from) * cell);
    for (int c = Math.max(0, (int) from); c < seconds.length && c < to; c++) {
      double overlap = (Math.min(to, c + 1) - Math.max(from, c)) * cellSeconds * stretch;
      seconds[c] += overlap;
      if (!Double.isNaN(rate)) {
        rateTime[c] += rate * overlap;
        rateSeconds[c] += overlap;
      }
      if (!Double.isNaN(bandwidth)) {
        byteTime[c] += bandwidth * overlap;
        byteSeconds[c] += overlap;
      }
    }
  }

  private static double perSecond(@Nullable Double amount, Interval row) {
    return amount == null ? Double.NaN : amount / row.window().seconds();
  }

  private static double snapped(double position, double tolerance) {
    double border = Math.rint(position);
    return Math.abs(position - border) <= tolerance ? border : position;
  }

  boolean contributes(int c) {
    return seconds[c] >= threshold * cellSeconds;
  }

  boolean isRunning(int c) {
    return c > first && c < last;
  }

  /** Time covered; several rows in one place do not make it longer. */
  double seconds(int c) {
    return seconds[c] > 1.3 * cellSeconds ? cellSeconds : seconds[c];
  }

  double rate(int c) {
    return rateSeconds[c] > 0 ? rateTime[c] / rateSeconds[c] : Double.NaN;
  }

  double bandwidth(int c) {
    return byteSeconds[c] > 0 ? byteTime[c] / byteSeconds[c] : Double.NaN;
  }

  double operations(int c) {
    return rateSeconds[c] > 0 ? rateTime[c] * once(rateSeconds[c]) : Double.NaN;
  }

  double bytes(int c) {
    return byteSeconds[c] > 0 ? byteTime[c] * once(byteSeconds[c]) : Double.NaN;
  }

  /** Rows that repeat a window are averaged, not added (formats.md 1.7). */
  private double once(double covered) {
    return covered > 1.3 * cellSeconds ? cellSeconds / covered : 1;
  }
}
