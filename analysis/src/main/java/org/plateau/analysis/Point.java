package org.plateau.analysis;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Window;

/**
 * One cell of a curve's grid: all series of one direction, or of all directions, added up.
 *
 * @param seconds how much of the cell its rows cover, for weighing rates over time
 * @param contributing series and directions that have a row here
 * @param rate operations per second; absent where not recorded
 * @param bandwidth bytes per second
 * @param operations operations that fall into the cell
 * @param bytes bytes that fall into the cell
 * @param latency what is known of the latencies; never filled in for cells without operations
 */
public record Point(
    Window window,
    double seconds,
    int contributing,
    Coverage coverage,
    @Nullable Double rate,
    @Nullable Double bandwidth,
    @Nullable Double operations,
    @Nullable Double bytes,
    LatencyPoint latency) {

  /** How far the series of a run cover a cell. */
  public enum Coverage {
    /** Every series has a row, or is known to have been idle. */
    COMPLETE,
    /** A series has not begun, or has ended for good; the others are all there. */
    PARTIAL,
    /** First or last cells in which only some series have their row: kept, but in no mean. */
    EDGE,
    /** A series that is running has no row: the sum is too low, and in no mean. */
    HOLE,
    /** No series has a row. */
    GAP;

    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * Latencies of a cell, in nanoseconds; absent where not known.
   *
   * @param count operations measured, or the operations of the rows
   * @param mean weighted by the operations
   * @param max largest
   * @param stddev pooled sample deviation
   */
  public record LatencyPoint(
      double count, @Nullable Double mean, @Nullable Double max, @Nullable Double stddev) {
    public static final LatencyPoint UNKNOWN = new LatencyPoint(0, null, null, null);
  }

  /** Whether all series are there. */
  public boolean isComplete() {
    return coverage == Coverage.COMPLETE;
  }

  /** Whether the rate may enter a mean over time. */
  public boolean counts() {
    return rate != null && coverage != Coverage.EDGE && coverage != Coverage.HOLE;
  }

  /** As {@link #counts()}, for the bandwidth. */
  public boolean countsBandwidth() {
    return bandwidth != null && coverage != Coverage.EDGE && coverage != Coverage.HOLE;
  }
}
