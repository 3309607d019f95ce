package org.plateau.ingest.iometer;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One of Iometer's latency columns with the edges that its code really uses.
 *
 * @param hiNanos {@code Long.MAX_VALUE} for the open bin
 */
record LatencyBin(int place, long loNanos, long hiNanos) {
  private static final Pattern TITLE =
      Pattern.compile("(?i)([0-9]+(?:[.][0-9]+)?) to ([0-9]+(?:[.][0-9]+)?) (us|ms|s)");
  private static final Pattern OPEN = Pattern.compile("(?i)>= ([0-9]+(?:[.][0-9]+)?) (us|ms|s)");

  /**
   * Titles that the code does not keep to: 4.7 s is coded as 4 s, 15 ms as 14.93 ms, 30 ms as 30.3
   * ms (Iometer 1.1.0 source, formats.md 5.1).
   */
  private static final Map<Long, Long> REAL_EDGES =
      Map.of(4_700_000_000L, 4_000_000_000L, 15_000_000L, 14_930_000L, 30_000_000L, 30_300_000L);

  static Optional<LatencyBin> of(String title, int place) {
    Matcher closed = TITLE.matcher(title);
    if (closed.matches()) {
      long lo = edge(closed.group(1), closed.group(3));
      long hi = edge(closed.group(2), closed.group(3));
      return lo < hi ? Optional.of(new LatencyBin(place, lo, hi)) : Optional.empty();
    }
    Matcher open = OPEN.matcher(title);
    return open.matches()
        ? Optional.of(new LatencyBin(place, edge(open.group(1), open.group(2)), Long.MAX_VALUE))
        : Optional.empty();
  }

  private static long edge(String number, String unit) {
    double nanos =
        switch (unit.toLowerCase(Locale.ROOT)) {
          case "us" -> 1e3;
          case "ms" -> 1e6;
          default -> 1e9;
        };
    long titled = Math.round(Double.parseDouble(number) * nanos);
    return REAL_EDGES.getOrDefault(titled, titled);
  }
}
