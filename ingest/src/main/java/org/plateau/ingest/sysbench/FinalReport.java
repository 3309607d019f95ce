package org.plateau.ingest.sysbench;

import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The block of totals, line by line: {@code SQL statistics:}, {@code General statistics:}, {@code
 * Latency (ms):}, {@code File operations:}, {@code Throughput:}, and their older titles. Lines are
 * told by their words, since the titles and their order changed with each version.
 */
final class FinalReport {
  private static final Pattern PER_SECOND =
      Pattern.compile(
          "^(transactions|queries|ignored errors|reconnects|deadlocks|read/write requests"
              + "|other operations):\\s+([0-9]+)\\s+\\(([0-9.]+) per sec\\.\\)");
  private static final Pattern LATENCY =
      Pattern.compile(
          "^(min|avg|max|sum|(?:approx\\.\\s+)?([0-9]+)(?:st|nd|rd|th)? percentile):"
              + "\\s+([0-9.]+)(?:ms)?$");
  private static final Pattern TIME =
      Pattern.compile("^(?:total time|time elapsed):\\s+([0-9.]+)s$");
  private static final Pattern EVENTS = Pattern.compile("^total number of events:\\s+([0-9]+)$");
  private static final Pattern RATE =
      Pattern.compile("^(?:events/s \\(eps\\)|events per second):\\s+([0-9.]+)$");
  private static final Pattern OPERATIONS =
      Pattern.compile(
          "^Operations performed:\\s+([0-9]+) Reads?, ([0-9]+) Writes?, ([0-9]+) Other");
  private static final Pattern TRANSFERRED =
      Pattern.compile(
          "^Read ([0-9.]+)([KMGT]?)b\\s+Written ([0-9.]+)([KMGT]?)b\\s+Total transferred"
              + " \\S+\\s+\\(([0-9.]+)([KMGT]?)b/sec\\)");
  private static final Pattern REQUESTS = Pattern.compile("^([0-9.]+) Requests/sec executed");
  private static final Pattern FILE_RATE =
      Pattern.compile("^(reads|writes|fsyncs)/s:\\s+([0-9.]+)$");
  private static final Pattern FILE_BYTES =
      Pattern.compile("^(read|written), MiB/s:\\s+([0-9.]+)$");
  private static final Pattern FILE_MODERN =
      Pattern.compile("^(read|write|fsync):\\s+IOPS=([0-9.]+)(?:\\s+([0-9.]+) MiB/s.*)?$");
  private static final Pattern MEMORY =
      Pattern.compile("^Total operations: ([0-9]+) \\(\\s*([0-9.]+) per second\\)");
  private static final Pattern MEMORY_BYTES =
      Pattern.compile("^([0-9.]+) MiB transferred \\(([0-9.]+) MiB/sec\\)");
  private static final double MEBIBYTE = 1048576;

  final SortedMap<String, Double> gauges = new TreeMap<>();
  final SortedMap<Double, Double> percentileMillis = new TreeMap<>();
  final Way all = new Way();
  final Way reads = new Way();
  final Way writes = new Way();
  long firstLine;
  long lastLine;
  @Nullable Double seconds;
  @Nullable Double events;
  @Nullable Double minMillis;
  @Nullable Double meanMillis;
  @Nullable Double maxMillis;

  /** What went one way. */
  static final class Way {
    @Nullable Double operations;
    @Nullable Double bytes;
    @Nullable Double rate;
    @Nullable Double bandwidth;

    boolean isEmpty() {
      return operations == null && bytes == null && rate == null && bandwidth == null;
    }
  }

  boolean isEmpty() {
    return firstLine == 0;
  }

  /** Whether anything was done: sysbench prints figures of a test that did nothing as well. */
  boolean hasEvents() {
    Double count = events;
    return count == null || count > 0;
  }

  /** Takes a line; false when it says nothing of the totals. */
  boolean take(String text, long line) {
    String plain = text.strip();
    if (!(statistics(plain) || latency(plain) || files(plain) || memory(plain))) {
      return false;
    }
    firstLine = firstLine == 0 ? line : firstLine;
    lastLine = line;
    return true;
  }

  private boolean statistics(String plain) {
    Matcher perSecond = PER_SECOND.matcher(plain);
    Matcher time = TIME.matcher(plain);
    Matcher count = EVENTS.matcher(plain);
    Matcher rate = RATE.matcher(plain);
    if (perSecond.find()) {
      perSecond(perSecond.group(1), perSecond.group(2), perSecond.group(3));
    } else if (time.find()) {
      seconds = Double.valueOf(time.group(1));
    } else if (count.find()) {
      events = Double.valueOf(count.group(1));
    } else if (rate.find()) {
      all.rate = all.rate == null ? Double.valueOf(rate.group(1)) : all.rate;
    } else {
      return false;
    }
    return true;
  }

  private void perSecond(String what, String count, String rate) {
    if (what.equals("transactions")) {
      all.operations = Double.valueOf(count);
      all.rate = Double.valueOf(rate);
      return;
    }
    String name = what.replace('/', '_').replace(' ', '_').toLowerCase(Locale.ROOT);
    String key = name.equals("ignored_errors") ? "errors" : name;
    gauges.put(key, Double.valueOf(count));
    gauges.put(key + "_per_second", Double.valueOf(rate));
  }

  private boolean latency(String plain) {
    Matcher found = LATENCY.matcher(plain);
    if (!found.find()) {
      return false;
    }
    double millis = Double.parseDouble(found.group(3));
    switch (found.group(1)) {
      case "min" -> minMillis = millis;
      case "avg" -> meanMillis = millis;
      case "max" -> maxMillis = millis;
      case "sum" -> gauges.put("latency_sum_seconds", millis / 1000);
      default -> percentileMillis.put(Double.valueOf(found.group(2)), millis);
    }
    return true;
  }

  private boolean files(String plain) {
    Matcher operations = OPERATIONS.matcher(plain);
    Matcher transferred = TRANSFERRED.matcher(plain);
    Matcher requests = REQUESTS.matcher(plain);
    Matcher rate = FILE_RATE.matcher(plain);
    Matcher bytes = FILE_BYTES.matcher(plain);
    Matcher modern = FILE_MODERN.matcher(plain);
    if (operations.find()) {
      reads.operations = Double.valueOf(operations.group(1));
      writes.operations = Double.valueOf(operations.group(2));
      all.operations = reads.operations + writes.operations;
      gauges.put("other_operations", Double.valueOf(operations.group(3)));
    } else if (transferred.find()) {
      reads.bytes = size(transferred.group(1), transferred.group(2));
      writes.bytes = size(transferred.group(3), transferred.group(4));
      all.bytes = reads.bytes + writes.bytes;
      all.bandwidth = size(transferred.group(5), transferred.group(6));
    } else if (requests.find()) {
      all.rate = Double.valueOf(requests.group(1));
    } else if (rate.find()) {
      rate(rate.group(1), Double.parseDouble(rate.group(2)));
    } else if (bytes.find()) {
      (bytes.group(1).equals("read") ? reads : writes).bandwidth =
          Double.parseDouble(bytes.group(2)) * MEBIBYTE;
    } else if (modern.find()) {
      rate(modern.group(1) + 's', Double.parseDouble(modern.group(2)));
      if (modern.group(3) != null) {
        (modern.group(1).equals("read") ? reads : writes).bandwidth =
            Double.parseDouble(modern.group(3)) * MEBIBYTE;
      }
    } else {
      return false;
    }
    return true;
  }

  private void rate(String what, double perSecond) {
    switch (what) {
      case "reads" -> reads.rate = perSecond;
      case "writes" -> writes.rate = perSecond;
      default -> gauges.put("fsyncs_per_second", perSecond);
    }
  }

  private boolean memory(String plain) {
    Matcher operations = MEMORY.matcher(plain);
    Matcher bytes = MEMORY_BYTES.matcher(plain);
    if (operations.find()) {
      all.operations = Double.valueOf(operations.group(1));
      all.rate = Double.valueOf(operations.group(2));
    } else if (bytes.find()) {
      all.bytes = Double.parseDouble(bytes.group(1)) * MEBIBYTE;
      all.bandwidth = Double.parseDouble(bytes.group(2)) * MEBIBYTE;
    } else {
      return false;
    }
    return true;
  }

  /** sysbench 0.4 counts its Kb, Mb, Gb by 1024. */
  private static double size(String number, String unit) {
    double power = " KMGT".indexOf(unit.isEmpty() ? " " : unit);
    return Double.parseDouble(number) * Math.pow(1024, power);
  }
}
