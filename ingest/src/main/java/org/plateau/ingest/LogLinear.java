package org.plateau.ingest;

import java.util.Arrays;

/**
 * fio's bucket layout: 64 buckets an octave, so a bucket is at most 1.5625 % wide and its middle at
 * most 0.78 % off (fio {@code stat.h}, {@code FIO_IO_U_PLAT_BITS} = 6; formats.md 2.2).
 *
 * <p>An instance counts values while a log is read; the static methods are the arithmetic.
 */
public final class LogLinear {
  /** Buckets of fio from 2.99 on, in nanoseconds. */
  public static final int FIO3_BUCKETS = 29 * 64;

  /** Buckets of fio 2.14 to 2.21, in microseconds. */
  public static final int FIO2_BUCKETS = 19 * 64;

  private static final int BITS = 6;
  private static final int PER_OCTAVE = 1 << BITS;

  private long[] counts = new long[FIO3_BUCKETS];
  private int used;

  /** Lower end of a bucket, in the layout's own unit. */
  public static long lo(int index) {
    if (index < 2 * PER_OCTAVE) {
      return index;
    }
    int dropped = index / PER_OCTAVE - 1;
    return (long) (PER_OCTAVE + index % PER_OCTAVE) << dropped;
  }

  /** Upper end of a bucket, exclusive, in the layout's own unit. */
  public static long hi(int index) {
    return index < 2 * PER_OCTAVE ? index + 1L : lo(index) + (1L << (index / PER_OCTAVE - 1));
  }

  /** The bucket that holds a value of at least 0. */
  public static int index(long value) {
    if (value < 2 * PER_OCTAVE) {
      return (int) value;
    }
    int dropped = 63 - Long.numberOfLeadingZeros(value) - BITS;
    return (dropped + 1) * PER_OCTAVE + (int) ((value >> dropped) & (PER_OCTAVE - 1));
  }

  /** Counts one value of at least 0. */
  public void add(long value) {
    add(value, 1);
  }

  /** Counts a value several times. */
  public void add(long value, long times) {
    int index = index(value);
    if (index >= counts.length) {
      counts = Arrays.copyOf(counts, Math.max(index + 1, counts.length * 2));
    }
    counts[index] += times;
    used = Math.max(used, index + 1);
  }

  public void clear() {
    Arrays.fill(counts, 0, used, 0);
    used = 0;
  }

  /**
   * What was counted, in nanoseconds.
   *
   * @param unitNanos nanoseconds of one unit of the values: 1, or 1000 for microseconds
   */
  public Histogram toHistogram(long unitNanos) {
    return of(Arrays.copyOf(counts, used), 0, unitNanos, Integer.MAX_VALUE);
  }

  /**
   * A histogram from bucket counts.
   *
   * @param counts one count per bucket, or per group of {@code 2^coarseness} buckets
   * @param coarseness fio's {@code log_hist_coarseness}, 0 to 6
   * @param unitNanos 1 or 1000
   * @param buckets how many buckets the writer knows; its last one is open (all above). {@link
   *     Integer#MAX_VALUE} for none
   */
  public static Histogram of(long[] counts, int coarseness, long unitNanos, int buckets) {
    Histogram.Builder builder = new Histogram.Builder(unitNanos);
    int group = 1 << coarseness;
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] != 0) {
        int last = (i + 1) * group - 1;
        long from = lo(i * group) * unitNanos;
        long to = last >= buckets - 1 ? Long.MAX_VALUE : hi(last) * unitNanos;
        builder.append(from, to, counts[i]);
      }
    }
    return builder.build();
  }
}
