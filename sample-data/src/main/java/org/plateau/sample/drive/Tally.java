package org.plateau.sample.drive;

import java.util.List;
import java.util.stream.Stream;

/**
 * How many operations fell into each latency bucket during a window or a run: only the filled
 * buckets, in rising order.
 */
public final class Tally {
  private final LogBuckets layout;
  private final int[] buckets;
  private final long[] counts;
  private final long total;

  Tally(LogBuckets layout, int[] buckets, long[] counts) {
    this.layout = layout;
    this.buckets = buckets;
    this.counts = counts;
    long sum = 0;
    for (long count : counts) {
      sum += count;
    }
    this.total = sum;
  }

  public LogBuckets layout() {
    return layout;
  }

  /** Number of filled buckets. */
  public int size() {
    return counts.length;
  }

  public long lo(int place) {
    return layout.lo(buckets[place]);
  }

  public long hi(int place) {
    return layout.hi(buckets[place]);
  }

  public long middle(int place) {
    return layout.middle(buckets[place]);
  }

  public long count(int place) {
    return counts[place];
  }

  /** Operations in all buckets. */
  public long total() {
    return total;
  }

  /** Mean over the buckets' middles, in nanoseconds. */
  public double mean() {
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += (double) counts[i] * middle(i);
    }
    return sum / total;
  }

  /** Sample standard deviation (divisor n − 1) over the buckets' middles, in nanoseconds. */
  public double deviation() {
    double mean = mean();
    double squares = 0;
    for (int i = 0; i < counts.length; i++) {
      double off = middle(i) - mean;
      squares += counts[i] * off * off;
    }
    return StrictMath.sqrt(squares / Math.max(1, total - 1));
  }

  /** All populations in one; at least one, and all of one layout. */
  public static Tally sum(Stream<Tally> tallies) {
    List<Tally> all = tallies.toList();
    LogBuckets layout = all.get(0).layout;
    long[] dense = new long[layout.size()];
    for (Tally tally : all) {
      if (tally.layout != layout) {
        throw new IllegalArgumentException(layout + " and " + tally.layout);
      }
      tally.spread(dense);
    }
    return of(layout, dense);
  }

  private void spread(long[] dense) {
    for (int i = 0; i < counts.length; i++) {
      dense[buckets[i]] += counts[i];
    }
  }

  static Tally of(LogBuckets layout, long[] dense) {
    int filled = 0;
    for (long count : dense) {
      filled += count > 0 ? 1 : 0;
    }
    int[] buckets = new int[filled];
    long[] counts = new long[filled];
    int next = 0;
    for (int i = 0; i < dense.length; i++) {
      if (dense[i] > 0) {
        buckets[next] = i;
        counts[next++] = dense[i];
      }
    }
    return new Tally(layout, buckets, counts);
  }
}
