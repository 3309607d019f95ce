package org.plateau.ingest.table;

import java.util.Map;
import java.util.Optional;

/** Units that a mapping may name, as factors to the base units ns, B and 1. */
final class Unit {
  private static final Map<String, Double> TIME =
      Map.of(
          "ns", 1.0, "us", 1e3, "\u00b5s", 1e3, "\u03bcs", 1e3, "ms", 1e6, "s", 1e9, "min", 60e9,
          "h", 3600e9);
  private static final Map<String, Double> SIZE =
      Map.of(
          "B",
          1.0,
          "kB",
          1e3,
          "MB",
          1e6,
          "GB",
          1e9,
          "TB",
          1e12,
          "KiB",
          1024.0,
          "MiB",
          1048576.0,
          "GiB",
          1073741824.0,
          "TiB",
          1099511627776.0);
  private static final Map<String, Double> COUNT =
      Map.of("1", 1.0, "1/s", 1.0, "k", 1e3, "M", 1e6, "1/min", 1 / 60.0, "%", 1.0);

  private Unit() {}

  /** Factor of a unit in its dimension; absent when it is not one of them. */
  static Optional<Double> factor(Role.Dimension dimension, String unit) {
    Map<String, Double> known =
        switch (dimension) {
          case TIME -> TIME;
          case SIZE -> SIZE;
          case COUNT, ANY -> COUNT;
        };
    Double factor = known.get(unit);
    if (factor == null && dimension == Role.Dimension.ANY) {
      // a gauge is kept in its base unit: seconds for time, bytes for size
      Double time = TIME.get(unit);
      factor = time == null ? SIZE.get(unit) : Double.valueOf(time / 1e9);
    }
    return Optional.ofNullable(factor);
  }

  /** The unit of a role when the mapping names none; time must always be named. */
  static Optional<Double> implied(Role.Dimension dimension) {
    return dimension == Role.Dimension.COUNT || dimension == Role.Dimension.ANY
        ? Optional.of(1.0)
        : Optional.empty();
  }

  static String known(Role.Dimension dimension) {
    return switch (dimension) {
      case TIME -> "ns, us, ms, s, min, h";
      case SIZE -> "B, kB, MB, GB, TB, KiB, MiB, GiB, TiB";
      case COUNT -> "1, 1/s, 1/min, k, M";
      case ANY -> "1, %, k, M, a time or a size";
    };
  }

  static double timeNanos(String unit) {
    Double factor = TIME.get(unit);
    if (factor == null) {
      throw new IllegalArgumentException(
          "the time unit \"" + unit + "\", expected one of " + known(Role.Dimension.TIME));
    }
    return factor;
  }
}
