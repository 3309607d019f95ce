package org.plateau.ingest.diskspd;

import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;

/** Latencies as DiskSpd prints them, in ms and with the population's deviation. */
final class Moments {
  private static final double NANOS_PER_MILLI = 1e6;

  private final SortedMap<Double, Double> percentiles = new TreeMap<>();
  @Nullable Double count;
  @Nullable Double meanMillis;
  @Nullable Double minMillis;
  @Nullable Double maxMillis;
  @Nullable Double deviationMillis;

  void percentile(double rank, double millis) {
    percentiles.put(rank, millis * NANOS_PER_MILLI);
  }

  boolean isEmpty() {
    Double operations = count;
    return (operations != null && operations == 0)
        || (meanMillis == null && maxMillis == null && percentiles.isEmpty());
  }

  Latency latency() {
    Double operations = count;
    return Latency.unknown(LatencyKind.TOTAL)
        // a negative count is refused with the summary that it belongs to
        .withCount(
            operations == null || operations < 0 ? null : Long.valueOf(Math.round(operations)))
        .withMean(nanos(meanMillis))
        .withMin(nanos(minMillis))
        .withMax(nanos(maxMillis))
        .withStddev(sample(nanos(deviationMillis), operations))
        .withPercentiles(percentiles);
  }

  /** DiskSpd divides by n, the model by n − 1 (formats.md 9.2). */
  private static @Nullable Double sample(@Nullable Double population, @Nullable Double count) {
    if (population == null || count == null || count < 2) {
      return population;
    }
    return population * Math.sqrt(count / (count - 1));
  }

  private static @Nullable Double nanos(@Nullable Double millis) {
    return millis == null ? null : Double.valueOf(millis * NANOS_PER_MILLI);
  }
}
