package org.plateau.ingest.fio;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Histogram;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.LogLinear;

/**
 * The latency objects of a direction: {@code slat}, {@code clat}, {@code lat} in microseconds, or
 * with {@code _ns} in nanoseconds. The key tells the unit, never the version (formats.md 3.4).
 */
final class FioJsonLatency {
  /** Operations in a bucket. */
  private static final double MOST = 1e15;

  private FioJsonLatency() {}

  /** All latencies that were recorded; an object of zeros means that this kind was not. */
  static List<Latency> of(JsonNode direction) {
    List<Latency> latencies = new ArrayList<>();
    add(direction, "lat", LatencyKind.TOTAL, latencies);
    add(direction, "clat", LatencyKind.COMPLETION, latencies);
    add(direction, "slat", LatencyKind.SUBMISSION, latencies);
    return latencies;
  }

  private static void add(
      JsonNode direction, String key, LatencyKind kind, List<Latency> latencies) {
    boolean nanos = direction.has(key + "_ns");
    JsonNode node = direction.path(nanos ? key + "_ns" : key);
    if (!node.isObject() || isUnrecorded(node)) {
      return;
    }
    int unit = nanos ? 1 : 1000;
    Double count = FioNumbers.number(node, "N");
    latencies.add(
        new Latency(
            kind,
            count == null || count < 0 ? null : count.longValue(),
            scaled(node, "mean", unit),
            scaled(node, "min", unit),
            scaled(node, "max", unit),
            scaled(node, "stddev", unit),
            histogram(node, unit),
            percentiles(node.path("percentile"), unit)));
  }

  private static boolean isUnrecorded(JsonNode node) {
    Double count = FioNumbers.number(node, "N");
    boolean zeros =
        FioNumbers.orZero(node, "min") == 0
            && FioNumbers.orZero(node, "max") == 0
            && FioNumbers.orZero(node, "mean") == 0;
    return (count != null && count == 0) || zeros;
  }

  private static @Nullable Double scaled(JsonNode node, String key, int unit) {
    Double number = FioNumbers.number(node, key);
    return number == null ? null : number * unit;
  }

  /** Unused slots are padded with {@code "0.00": 0} (formats.md 3.2). */
  private static SortedMap<Double, Double> percentiles(JsonNode node, int unit) {
    SortedMap<Double, Double> percentiles = new TreeMap<>();
    node.properties()
        .forEach(
            entry -> {
              double rank = rank(entry.getKey());
              if (rank > 0 && rank <= 100 && entry.getValue().isNumber()) {
                percentiles.put(rank, entry.getValue().asDouble() * unit);
              }
            });
    return percentiles;
  }

  /** Whether a count is one that no run can have; {@link FioJsonChecks} tells of it. */
  static boolean hasImpossible(JsonNode bins) {
    return bins.properties().stream()
        .anyMatch(
            bin ->
                !bin.getKey().matches("\\d{1,18}|FIO_IO_U_PLAT_[A-Z]+")
                    || !bin.getValue().isNumber()
                    || !(bin.getValue().asDouble() >= 0 && bin.getValue().asDouble() <= MOST));
  }

  private static double rank(String key) {
    try {
      return Double.parseDouble(key);
    } catch (NumberFormatException e) {
      return -1;
    }
  }

  /** The {@code bins} of json+, keyed by index up to 2.19 and by latency since (formats.md 2.5). */
  private static @Nullable Histogram histogram(JsonNode node, int unit) {
    JsonNode bins = node.path("bins");
    if (!bins.isObject() || bins.isEmpty()) {
      return null;
    }
    boolean byIndex =
        bins.properties().stream().anyMatch(bin -> bin.getKey().startsWith("FIO_IO_U_PLAT_"));
    int buckets = unit == 1 ? LogLinear.FIO3_BUCKETS : LogLinear.FIO2_BUCKETS;
    if (hasImpossible(bins)) {
      return null;
    }
    long[] counts = new long[buckets];
    bins.properties()
        .forEach(
            entry -> {
              if (entry.getKey().matches("\\d{1,18}")) {
                long key = Long.parseLong(entry.getKey());
                int index = byIndex ? (int) Math.min(key, buckets) : LogLinear.index(key);
                counts[Math.min(index, buckets - 1)] += entry.getValue().asLong();
              }
            });
    Histogram histogram = LogLinear.of(counts, 0, unit, buckets);
    return histogram.count() == 0 ? null : histogram;
  }
}
