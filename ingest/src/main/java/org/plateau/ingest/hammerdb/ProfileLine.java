package org.plateau.ingest.hammerdb;

import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;

/**
 * A procedure's block in the summary of {@code hdbxtprofile.log}: {@code CALLS: 20460 MIN: 3.182ms
 * AVG: 5.386ms …} and {@code P99: … P95: … P50: … SD: … RATIO: 61.2%}, in ms.
 */
final class ProfileLine {
  private static final Pattern VALUE =
      Pattern.compile("\\b(CALLS|MIN|AVG|MAX|TOTAL|P[0-9]{2}|SD|RATIO): *([0-9.]+)");
  private static final double NANOS_PER_MILLI = 1e6;

  final String procedure;
  final long firstLine;
  private final SortedMap<String, Double> values = new TreeMap<>();
  long lastLine;

  ProfileLine(String procedure, long firstLine) {
    this.procedure = procedure;
    this.firstLine = firstLine;
    this.lastLine = firstLine;
  }

  static boolean isOne(String text) {
    return VALUE.matcher(text).find();
  }

  /** Takes a line; false when it says nothing, or what was said already. */
  boolean take(String text, long line) {
    Matcher value = VALUE.matcher(text);
    boolean any = false;
    while (value.find()) {
      if (values.containsKey(value.group(1))) {
        return false;
      }
      values.put(value.group(1), Double.valueOf(value.group(2)));
      lastLine = line;
      any = true;
    }
    return any;
  }

  @Nullable Double calls() {
    return values.get("CALLS");
  }

  Latency latency() {
    SortedMap<Double, Double> percentiles = new TreeMap<>();
    values.forEach(
        (name, millis) -> {
          if (name.startsWith("P")) {
            percentiles.put(Double.valueOf(name.substring(1)), millis * NANOS_PER_MILLI);
          }
        });
    Double calls = calls();
    return Latency.unknown(LatencyKind.TOTAL)
        .withCount(calls == null ? null : Long.valueOf(Math.round(calls)))
        .withMean(nanos("AVG"))
        .withMin(nanos("MIN"))
        .withMax(nanos("MAX"))
        .withPercentiles(percentiles);
  }

  private @Nullable Double nanos(String name) {
    Double millis = values.get(name);
    return millis == null ? null : Double.valueOf(millis * NANOS_PER_MILLI);
  }
}
