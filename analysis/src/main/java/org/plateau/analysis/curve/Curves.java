package org.plateau.analysis.curve;

import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.plateau.analysis.Curve;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;

/**
 * Aligns the series of a run on a common grid and adds them up (formats.md 1.7 and 9.1 to 9.3;
 * docs/methods/curve.md).
 */
public final class Curves {
  private Curves() {}

  /** The curves of a run whose log has a row for each window, also for one without operations. */
  public static SortedMap<Direction, Curve> of(List<Interval> intervals, Duration grid) {
    return of(intervals, grid, Gaps.UNKNOWN);
  }

  /**
   * The curves of a run: one per direction that it has, and ALL for them together.
   *
   * @param intervals of one run (one part), in any order
   * @param grid wanted length of a cell; it is widened to the log's own windows where those are
   *     longer, since a finer curve would be invented
   * @return empty when no row says anything
   */
  public static SortedMap<Direction, Curve> of(List<Interval> intervals, Duration grid, Gaps gaps) {
    TreeMap<Direction, Curve> curves = new TreeMap<>();
    Set<Direction> directions = EnumSet.noneOf(Direction.class);
    intervals.forEach(row -> directions.add(row.direction()));
    directions.add(Direction.ALL);
    List<Interval> said = Streams.rates(intervals, Direction.ALL);
    List<Interval> all = said.isEmpty() ? Streams.latencies(intervals, Direction.ALL) : said;
    if (all.isEmpty()) {
      return curves;
    }
    long start = all.stream().mapToLong(row -> row.window().startNanos()).min().orElse(0);
    long cell = Math.max(grid.toNanos(), longestUsual(Streams.split(all)));
    for (Direction direction : directions) {
      List<Interval> rates = Streams.rates(intervals, direction);
      List<Interval> latencies = Streams.latencies(intervals, direction);
      if (!rates.isEmpty() || !latencies.isEmpty()) {
        curves.put(direction, new Grid(start, cell, gaps).curve(direction, rates, latencies));
      }
    }
    return Collections.unmodifiableSortedMap(curves);
  }

  /** The longest of the streams' usual window lengths; the median, since the last is often cut. */
  static long longestUsual(List<List<Interval>> streams) {
    long longest = 1;
    for (List<Interval> stream : streams) {
      long[] lengths = stream.stream().mapToLong(row -> row.window().lengthNanos()).toArray();
      Arrays.sort(lengths);
      longest = Math.max(longest, lengths[lengths.length / 2]);
    }
    return rounded(longest);
  }

  /** To whole milliseconds: clocks jitter, grids do not. */
  private static long rounded(long nanos) {
    long milli = 1_000_000;
    return nanos < 20 * milli ? nanos : (nanos + milli / 2) / milli * milli;
  }
}
