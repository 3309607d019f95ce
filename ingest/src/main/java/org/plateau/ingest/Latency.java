package org.plateau.ingest;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the latencies in one window or one run, in nanoseconds; what the log does not
 * say is absent, never zero.
 *
 * @param count operations measured
 * @param mean arithmetic mean over the operations
 * @param min smallest
 * @param max largest
 * @param stddev sample standard deviation (divisor n − 1)
 * @param histogram their distribution, where the log carries one
 * @param percentiles the runner's own percentiles: rank in percent (0 to 100) to nanoseconds; they
 *     can be shown as the runner's, never merged
 */
public record Latency(
    LatencyKind kind,
    @Nullable Long count,
    @Nullable Double mean,
    @Nullable Double min,
    @Nullable Double max,
    @Nullable Double stddev,
    @Nullable Histogram histogram,
    SortedMap<Double, Double> percentiles) {
  public Latency {
    if (count != null && count < 0) {
      throw new IllegalArgumentException("latency count " + count);
    }
    percentiles = Collections.unmodifiableSortedMap(new TreeMap<>(percentiles));
  }

  /** Nothing known yet of this kind. */
  public static Latency unknown(LatencyKind kind) {
    return new Latency(kind, null, null, null, null, null, null, Collections.emptySortedMap());
  }

  public Latency withCount(@Nullable Long value) {
    return new Latency(kind, value, mean, min, max, stddev, histogram, percentiles);
  }

  public Latency withMean(@Nullable Double value) {
    return new Latency(kind, count, value, min, max, stddev, histogram, percentiles);
  }

  public Latency withMin(@Nullable Double value) {
    return new Latency(kind, count, mean, value, max, stddev, histogram, percentiles);
  }

  public Latency withMax(@Nullable Double value) {
    return new Latency(kind, count, mean, min, value, stddev, histogram, percentiles);
  }

  public Latency withStddev(@Nullable Double value) {
    return new Latency(kind, count, mean, min, max, value, histogram, percentiles);
  }

  public Latency withHistogram(@Nullable Histogram value) {
    return new Latency(kind, count, mean, min, max, stddev, value, percentiles);
  }

  public Latency withPercentiles(SortedMap<Double, Double> value) {
    return new Latency(kind, count, mean, min, max, stddev, histogram, value);
  }

  /** Both halves of what several logs say of the same operations; this one's word goes first. */
  public Latency or(Latency other) {
    TreeMap<Double, Double> both = new TreeMap<>(other.percentiles);
    both.putAll(percentiles);
    return new Latency(
        kind,
        count != null ? count : other.count,
        mean != null ? mean : other.mean,
        min != null ? min : other.min,
        max != null ? max : other.max,
        stddev != null ? stddev : other.stddev,
        histogram != null ? histogram : other.histogram,
        both);
  }
}
