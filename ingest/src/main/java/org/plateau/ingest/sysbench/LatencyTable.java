package org.plateau.ingest.sysbench;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Histogram;

/**
 * The table that {@code --histogram} prints: {@code 5.992 |**** 12}, values in ms.
 *
 * <p>sysbench 1.0 counts into 1024 buckets whose middles rise by equal factors from 0.001 ms to
 * 100000 ms ({@code sb_histogram.c}: the index is {@code floor((ln v - ln min) * mult + 0.5)}); the
 * value printed is the middle, rounded to 0.001 ms. The last bucket also holds all that is longer.
 */
final class LatencyTable {
  private static final Pattern ROW = Pattern.compile("^\\s*([0-9]+[.][0-9]+) \\|\\**\\s+([0-9]+)$");
  private static final double MIN_MILLIS = 0.001;
  private static final int LAST = 1023;
  private static final double STEP = Math.log(100_000 / MIN_MILLIS) / LAST;
  private static final double NANOS_PER_MILLI = 1e6;

  private Histogram.@Nullable Builder builder;
  private long from;
  private long latest;

  boolean take(String text) {
    Matcher row = text.indexOf('|') < 0 ? null : ROW.matcher(text);
    if (row == null || !row.matches()) {
      return false;
    }
    double middle = Double.parseDouble(row.group(1));
    long index = Math.round(Math.log(Math.max(middle, MIN_MILLIS) / MIN_MILLIS) / STEP);
    long lo = index <= 0 ? 0 : edge(index - 0.5);
    if (index < latest) {
      return false;
    }
    latest = index;
    long hi = index >= LAST ? Long.MAX_VALUE : edge(index + 0.5);
    Histogram.Builder buckets = builder == null ? new Histogram.Builder(1000) : builder;
    builder = buckets;
    // rounded middles can fall on one bucket twice; such rows are joined
    from = Math.max(from, lo);
    buckets.append(from, Math.max(hi, from + 1), Long.parseLong(row.group(2)));
    return true;
  }

  @Nullable Histogram histogram() {
    return builder == null ? null : builder.build();
  }

  private static long edge(double index) {
    return Math.round(MIN_MILLIS * Math.exp(index * STEP) * NANOS_PER_MILLI);
  }
}
