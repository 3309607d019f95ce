package org.plateau.ingest.interchange;

import java.util.Map;
import java.util.TreeMap;

/**
 * The units a native file declares in its header.
 *
 * @param time unit of windows: {@code ns}, {@code us}, {@code ms}, {@code s}
 * @param latency unit of latencies, of the same names
 * @param size unit of amounts: {@code B}, {@code kB}, {@code MB}, {@code GB}, {@code KiB}, {@code
 *     MiB}, {@code GiB}
 */
record NativeUnits(String time, String latency, String size) {
  private static final Map<String, Double> NANOS =
      new TreeMap<>(Map.of("ns", 1.0, "us", 1e3, "ms", 1e6, "s", 1e9));
  private static final Map<String, Double> BYTES =
      new TreeMap<>(
          Map.of(
              "B",
              1.0,
              "kB",
              1e3,
              "MB",
              1e6,
              "GB",
              1e9,
              "KiB",
              1024.0,
              "MiB",
              1048576.0,
              "GiB",
              1073741824.0));

  /** What the writer writes: no conversion, so no rounding. */
  static final NativeUnits BASE = new NativeUnits("ns", "ns", "B");

  NativeUnits {
    factor(NANOS, time, "time");
    factor(NANOS, latency, "latency");
    factor(BYTES, size, "size");
  }

  double timeNanos() {
    return factor(NANOS, time, "time");
  }

  double latencyNanos() {
    return factor(NANOS, latency, "latency");
  }

  double sizeBytes() {
    return factor(BYTES, size, "size");
  }

  private static double factor(Map<String, Double> known, String unit, String what) {
    Double factor = known.get(unit);
    if (factor == null) {
      throw new IllegalArgumentException(
          "the " + what + " unit \"" + unit + "\"|one of " + String.join(", ", known.keySet()));
    }
    return factor;
  }
}
