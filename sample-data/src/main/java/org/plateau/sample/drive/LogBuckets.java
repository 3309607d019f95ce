package org.plateau.sample.drive;

/**
 * A layout of latency buckets in nanoseconds: exact at the bottom, then a fixed number of equal
 * buckets in each octave (fio {@code stat.h}, {@code FIO_IO_U_PLAT_BITS}).
 */
public final class LogBuckets {
  private static final int GROUPS = 29;

  /** fio's own layout: 64 buckets an octave, at most 1.6 % wide. */
  public static final LogBuckets FIO = new LogBuckets(6);

  /** 16 buckets an octave, at most 6.3 % wide: what Plateau's own files carry, being smaller. */
  public static final LogBuckets COARSE = new LogBuckets(4);

  private final int bits;

  private LogBuckets(int bits) {
    this.bits = bits;
  }

  int size() {
    return GROUPS << bits;
  }

  /** Lower end of a bucket, in nanoseconds. */
  public long lo(int index) {
    int dropped = (index >> bits) - 1;
    if (dropped <= 0) {
      return index;
    }
    return (long) ((1 << bits) + (index & ((1 << bits) - 1))) << dropped;
  }

  /** Upper end of a bucket, exclusive. */
  public long hi(int index) {
    return lo(index) + (1L << Math.max(0, (index >> bits) - 1));
  }

  /** The value that stands for a bucket: fio's representative. */
  public long middle(int index) {
    long width = hi(index) - lo(index);
    return lo(index) + width / 2;
  }

  /** The bucket of a value of at least 0; the last one holds all above. */
  int index(double nanos) {
    long value = (long) nanos;
    if (value < 2L << bits) {
      return (int) value;
    }
    int dropped = 63 - Long.numberOfLeadingZeros(value) - bits;
    int index = ((dropped + 1) << bits) + (int) ((value >> dropped) & ((1 << bits) - 1));
    return Math.min(index, size() - 1);
  }

  @Override
  public String toString() {
    return (1 << bits) + " buckets an octave";
  }
}
