package org.plateau.ingest;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Bounds that no run of any device reaches: what lies beyond comes from a damaged file, and is
 * refused by its line whatever the format.
 */
final class Possible {
  private static final double MOST_PER_SECOND = 1e12;
  private static final double MOST_BYTES_PER_SECOND = 1e16;
  private static final double MOST_OPERATIONS = 1e16;
  private static final double MOST_BYTES = 1e21;

  /** A month: I/O that hangs longer ends with its host. */
  private static final double LONGEST_LATENCY = 2.7e15;

  private static final double LARGEST_GAUGE = 1e18;

  /** Gauges that count or share; a table may well hold others that go below zero. */
  private static final Pattern AMOUNT =
      Pattern.compile(
          ".*_per_(second|minute)|.*_percent|.*_seconds|queue_depth|users|threads|errors");

  /** Ten years. */
  private static final long LONGEST_WINDOW = 315_576_000_000_000_000L;

  private Possible() {}

  /** Why a row cannot be; nothing when it can. */
  static Optional<Problem> refusal(Interval row) {
    double seconds = row.window().seconds();
    String fault =
        first(
            window(row.window()),
            above("operations per second", per(row.operations(), seconds), MOST_PER_SECOND),
            above("bytes per second", per(row.bytes(), seconds), MOST_BYTES_PER_SECOND),
            latencies(row.latencies()),
            gauges(row.gauges()));
    Origin place = row.origins().isEmpty() ? new Origin("", "", 0, 0) : row.origins().get(0);
    return Optional.ofNullable(fault).map(why -> LogProblems.impossible(place, why));
  }

  /** As for rows. */
  static Optional<Problem> refusal(Summary summary) {
    String fault =
        first(
            summary.window() == null ? null : window(summary.window()),
            above("operations", summary.operations(), MOST_OPERATIONS),
            above("bytes", summary.bytes(), MOST_BYTES),
            above("operations per second", summary.rate(), MOST_PER_SECOND),
            above("bytes per second", summary.bandwidth(), MOST_BYTES_PER_SECOND),
            latencies(summary.latencies()),
            gauges(summary.gauges()));
    return Optional.ofNullable(fault).map(why -> LogProblems.impossible(summary.origin(), why));
  }

  private static @Nullable String first(@Nullable String... faults) {
    for (String fault : faults) {
      if (fault != null) {
        return fault;
      }
    }
    return null;
  }

  private static @Nullable Double per(@Nullable Double amount, double seconds) {
    return amount == null ? null : Double.valueOf(amount / seconds);
  }

  private static @Nullable String above(String what, @Nullable Double value, double most) {
    return value == null || (value >= 0 && value <= most) ? null : said(what, value);
  }

  private static String said(String what, double value) {
    return String.format(Locale.ROOT, "%s of %.4g", what, value);
  }

  private static @Nullable String window(Window window) {
    boolean fits =
        window.lengthNanos() <= LONGEST_WINDOW && window.endNanos() > window.startNanos();
    return fits ? null : said("a window in seconds", window.seconds());
  }

  private static @Nullable String latencies(List<Latency> latencies) {
    for (Latency latency : latencies) {
      if (isPlain(latency)) {
        continue;
      }
      String what = latency.kind().id() + " latency in ns";
      String fault =
          first(
              counted("count of " + what, latency.count()),
              population("histogram of " + what, latency.histogram()),
              above(what, latency.mean(), LONGEST_LATENCY),
              above(what, latency.min(), LONGEST_LATENCY),
              above(what, latency.max(), LONGEST_LATENCY),
              above("deviation of " + what, latency.stddev(), LONGEST_LATENCY));
      if (fault != null) {
        return fault;
      }
      for (Map.Entry<Double, Double> percentile : latency.percentiles().entrySet()) {
        boolean rank = percentile.getKey() >= 0 && percentile.getKey() <= 100;
        String wrong =
            rank
                ? above(what, percentile.getValue(), LONGEST_LATENCY)
                : said("a percentile's rank", percentile.getKey());
        if (wrong != null) {
          return wrong;
        }
      }
    }
    return null;
  }

  /** Whether nothing is wrong: asked of millions, so that words are made for the few others. */
  private static boolean isPlain(Latency latency) {
    Histogram histogram = latency.histogram();
    Long count = latency.count();
    return isWithin(latency.mean())
        && isWithin(latency.min())
        && isWithin(latency.max())
        && isWithin(latency.stddev())
        && (count == null || count <= MOST_OPERATIONS)
        && (histogram == null || population("", histogram) == null)
        && latency.percentiles().isEmpty();
  }

  private static boolean isWithin(@Nullable Double nanos) {
    return nanos == null || (nanos >= 0 && nanos <= LONGEST_LATENCY);
  }

  private static @Nullable String counted(String what, @Nullable Long count) {
    return count == null ? null : above(what, (double) count, MOST_OPERATIONS);
  }

  /** Bucket by bucket, since a sum of absurd counts may wrap around. */
  private static @Nullable String population(String what, @Nullable Histogram histogram) {
    if (histogram == null) {
      return null;
    }
    for (int i = 0; i < histogram.size(); i++) {
      String fault = counted(what, histogram.bucket(i).count());
      if (fault != null) {
        return fault;
      }
    }
    return counted(what, histogram.count());
  }

  private static @Nullable String gauges(Map<String, Double> gauges) {
    for (Map.Entry<String, Double> gauge : gauges.entrySet()) {
      double value = gauge.getValue();
      boolean negative = value < 0 && AMOUNT.matcher(gauge.getKey()).matches();
      if (negative || !(Math.abs(value) <= LARGEST_GAUGE)) {
        return said(gauge.getKey(), value);
      }
    }
    return null;
  }
}
