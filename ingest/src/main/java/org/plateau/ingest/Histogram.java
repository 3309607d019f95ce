package org.plateau.ingest;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.TreeMap;

/**
 * A sparse histogram of latencies in nanoseconds: the only thing from which percentiles over jobs,
 * time and directions can be had.
 *
 * <p>A bucket is {@code [lo, hi)}; the last may be open ({@code hi = Long.MAX_VALUE}). Histograms
 * of any layouts merge: buckets that overlap without being equal are joined into their union, so
 * the error bound stays honest. Percentiles are nearest-rank, as fio's are (fio {@code stat.c},
 * {@code calc_clat_percentiles}): the first bucket with {@code cumulative >= p/100 * n}.
 */
public final class Histogram {
  private final long unit;
  private final long[] lo;
  private final long[] hi;
  private final long[] n;
  private final long total;

  private Histogram(long unit, long[] lo, long[] hi, long[] n) {
    this.unit = unit;
    this.lo = lo;
    this.hi = hi;
    this.n = n;
    this.total = Arrays.stream(n).sum();
  }

  /** One bucket, half-open, with its number of operations. */
  public record Bucket(long lo, long hi, long count) {}

  /**
   * A percentile with what is known of its error.
   *
   * @param nanos the representative of its bucket, as fio prints it
   * @param lo the true value is at least this
   * @param hi and below this; {@code Long.MAX_VALUE} when the bucket is open
   */
  public record Percentile(double rank, double nanos, long lo, long hi) {
    /** Whether the log can only say "this or more". */
    public boolean isOpen() {
      return hi == Long.MAX_VALUE;
    }
  }

  /** Number of operations. */
  public long count() {
    return total;
  }

  public int size() {
    return n.length;
  }

  public Bucket bucket(int index) {
    return new Bucket(lo[index], hi[index], n[index]);
  }

  /** The resolution of the clock that filled it: 1 (ns) or 1000 (µs). */
  public long unitNanos() {
    return unit;
  }

  /** The value that stands for a bucket: its only value, or its middle; the lower end if open. */
  public double representative(int index) {
    if (hi[index] == Long.MAX_VALUE || hi[index] - lo[index] <= unit) {
      return lo[index];
    }
    return lo[index] + (hi[index] - lo[index]) / 2.0;
  }

  /**
   * The nearest-rank percentile.
   *
   * @param rank in percent, more than 0 and at most 100
   * @throws IllegalStateException when the histogram is empty
   */
  public Percentile percentile(double rank) {
    if (!(rank > 0 && rank <= 100)) {
      throw new IllegalArgumentException("percentile rank " + rank);
    }
    if (total == 0) {
      throw new IllegalStateException("percentile of an empty histogram");
    }
    double wanted = rank / 100.0 * total;
    long cumulative = 0;
    for (int i = 0; i < n.length; i++) {
      cumulative += n[i];
      if (cumulative >= wanted) {
        return new Percentile(rank, representative(i), lo[i], hi[i]);
      }
    }
    int last = n.length - 1;
    return new Percentile(rank, representative(last), lo[last], hi[last]);
  }

  /** Both populations in one. */
  public Histogram merge(Histogram other) {
    if (other.total == 0) {
      return this;
    }
    if (total == 0) {
      return other;
    }
    Builder builder = new Builder(Math.max(unit, other.unit));
    int a = 0;
    int b = 0;
    while (a < n.length || b < other.n.length) {
      boolean takeA =
          b >= other.n.length
              || (a < n.length
                  && (lo[a] < other.lo[b] || (lo[a] == other.lo[b] && hi[a] <= other.hi[b])));
      if (takeA) {
        builder.append(lo[a], hi[a], n[a]);
        a++;
      } else {
        builder.append(other.lo[b], other.hi[b], other.n[b]);
        b++;
      }
    }
    return builder.build();
  }

  /** What came since an earlier, cumulative reading of the same histogram. */
  public Histogram minus(Histogram earlier) {
    TreeMap<Long, Long> before = new TreeMap<>();
    for (int i = 0; i < earlier.n.length; i++) {
      before.put(earlier.lo[i], earlier.n[i]);
    }
    Builder builder = new Builder(unit);
    for (int i = 0; i < n.length; i++) {
      long left = n[i] - before.getOrDefault(lo[i], 0L);
      if (left < 0) {
        throw new IllegalArgumentException("the earlier histogram holds more than the later");
      }
      builder.append(lo[i], hi[i], left);
    }
    return builder.build();
  }

  /** A compact form for the history: unit, then per bucket lo, hi, count, as 64-bit big-endian. */
  public byte[] toBytes() {
    ByteBuffer buffer = ByteBuffer.allocate(Long.BYTES * (1 + 3 * n.length)).putLong(unit);
    for (int i = 0; i < n.length; i++) {
      buffer.putLong(lo[i]).putLong(hi[i]).putLong(n[i]);
    }
    return buffer.array();
  }

  /** The inverse of {@link #toBytes()}. */
  public static Histogram fromBytes(byte[] bytes) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    Builder builder = new Builder(buffer.getLong());
    while (buffer.hasRemaining()) {
      builder.append(buffer.getLong(), buffer.getLong(), buffer.getLong());
    }
    return builder.build();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Histogram that
        && unit == that.unit
        && Arrays.equals(lo, that.lo)
        && Arrays.equals(hi, that.hi)
        && Arrays.equals(n, that.n);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(lo) * 31 + Arrays.hashCode(n);
  }

  @Override
  public String toString() {
    return "Histogram of " + total + " in " + n.length + " buckets";
  }

  /** Gathers buckets in rising order. */
  public static final class Builder {
    private final long unit;
    private long[] lo = new long[16];
    private long[] hi = new long[16];
    private long[] n = new long[16];
    private int size;

    /**
     * @param unitNanos resolution of the clock: 1 or 1000
     */
    public Builder(long unitNanos) {
      if (unitNanos < 1) {
        throw new IllegalArgumentException("unit " + unitNanos);
      }
      this.unit = unitNanos;
    }

    /**
     * Adds a bucket at or after the last one; one that overlaps it is joined with it. Empty buckets
     * are left out.
     */
    public Builder append(long from, long to, long count) {
      if (from < 0 || to <= from || count < 0) {
        throw new IllegalArgumentException("bucket [" + from + ", " + to + ") with " + count);
      }
      if (count == 0) {
        return this;
      }
      int last = size - 1;
      if (size > 0 && from < lo[last]) {
        throw new IllegalArgumentException("bucket at " + from + " after one at " + lo[last]);
      }
      if (size > 0 && from < hi[last]) {
        hi[last] = Math.max(hi[last], to);
        n[last] = Math.addExact(n[last], count);
        return this;
      }
      if (size == n.length) {
        lo = Arrays.copyOf(lo, size * 2);
        hi = Arrays.copyOf(hi, size * 2);
        n = Arrays.copyOf(n, size * 2);
      }
      lo[size] = from;
      hi[size] = to;
      n[size] = count;
      size++;
      return this;
    }

    public Histogram build() {
      return new Histogram(
          unit, Arrays.copyOf(lo, size), Arrays.copyOf(hi, size), Arrays.copyOf(n, size));
    }
  }
}
