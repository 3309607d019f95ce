package org.plateau.ingest.sysbench;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
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
  private static final Pattern QUERIES = Pattern.compile("^(read|write|other|total):\\s+([0-9]+)$");

  private static final Pattern FAIRNESS =
      Pattern.compile("^(events|execution time) \\(avg/stddev\\):\\s+([0-9.]+)/([0-9.]+)$");

  private static final Pattern PER_SECOND =
      Pattern.compile(
          "^(transactions|queries|ignored errors|reconnects|deadlocks|read/write requests"
              + "|other operations):\\s+([0-9]+)\\s+\\(([0-9.]+) per sec\\.\\)$");
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
          "^Operations performed:\\s+([0-9]+) Reads?, ([0-9]+) Writes?, ([0-9]+) Other = ([0-9]+) Total$");
  private static final Pattern TRANSFERRED =
      Pattern.compile(
          "^Read ([0-9.]+)([KMGT]?)b\\s+Written ([0-9.]+)([KMGT]?)b\\s+Total transferred"
              + " ([0-9.]+)([KMGT]?)b\\s+\\(([0-9.]+)([KMGT]?)b/sec\\)$");
  private static final Pattern REQUESTS = Pattern.compile("^([0-9.]+) Requests/sec executed$");
  private static final Pattern FILE_RATE =
      Pattern.compile("^(reads|writes|fsyncs)/s:\\s+([0-9.]+)$");
  private static final Pattern FILE_BYTES =
      Pattern.compile("^(read|written), MiB/s:\\s+([0-9.]+)$");
  private static final Pattern FILE_MODERN =
      Pattern.compile("^(read|write|fsync):\\s+IOPS=([0-9.]+)(?:\\s+([0-9.]+) MiB/s.*)?$");
  private static final Pattern MEMORY =
      Pattern.compile("^Total operations: ([0-9]+) \\(\\s*([0-9.]+) per second\\)$");
  private static final Pattern MEMORY_BYTES =
      Pattern.compile("^([0-9.]+) MiB transferred \\(([0-9.]+) MiB/sec\\)$");
  private static final double MEBIBYTE = 1048576;

  final SortedMap<String, Double> gauges = new TreeMap<>();
  private final SortedMap<String, Double> queries = new TreeMap<>();
  private final Set<String> keys = new HashSet<>();
  final SortedMap<Double, Double> percentileMillis = new TreeMap<>();
  final Way all = new Way();
  final Way reads = new Way();
  final Way writes = new Way();
  long firstLine;
  long lastLine;
  @Nullable Double seconds;
  @Nullable Double events;
  private @Nullable Double eventsPerThread;
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

  /** Takes a line; false when it says nothing of the totals, or the same again. */
  boolean take(String text, long line) {
    String plain = text.strip();
    String name = plain.replaceAll("[0-9.]+", "#").replaceAll("\\s+.*", "");
    String key = plain.startsWith("approx") ? "approx" : plain.contains(":") ? before(plain) : name;
    if (keys.contains(key)) {
      return false;
    }
    if (!(statistics(plain) || latency(plain) || files(plain) || memory(plain) || sides(plain))) {
      return false;
    }
    keys.add(key);
    firstLine = firstLine == 0 ? line : firstLine;
    lastLine = line;
    return true;
  }

  private static String before(String plain) {
    return plain.substring(0, plain.indexOf(':'));
  }

  /** What only repeats or divides other figures, and so bears witness to them. */
  private boolean sides(String plain) {
    Matcher queries = QUERIES.matcher(plain);
    Matcher fairness = FAIRNESS.matcher(plain);
    if (queries.find()) {
      this.queries.put(queries.group(1), Double.valueOf(queries.group(2)));
    } else if (fairness.find()) {
      if (fairness.group(1).equals("events")) {
        eventsPerThread = Double.valueOf(fairness.group(2));
      }
    } else {
      return false;
    }
    return true;
  }

  /** The first pair of figures that cannot both be; nothing when all agree. */
  Optional<String> disagreement(Optional<Double> threads) {
    Double count = events;
    Double transactions = all.operations;
    Double mean = meanMillis;
    Double sum = gauges.get("latency_sum_seconds");
    Double perThread = eventsPerThread;
    Double total = queries.get("total");
    if (total != null && queries.size() == 4) {
      double parts = queries.values().stream().mapToDouble(Double::doubleValue).sum() - total;
      if (parts != total) {
        return unlike("queries performed: total", total, "read, write and other", parts, 0);
      }
      Double told = gauges.get("queries");
      if (told != null && !told.equals(total)) {
        return unlike("queries", told, "queries performed: total", total, 0);
      }
    }
    if (count != null && transactions != null && keys.contains("transactions")) {
      Optional<String> fault =
          unlike("transactions", transactions, "total number of events", count, 0.02);
      if (fault.isPresent()) {
        return fault;
      }
    }
    if (count != null && mean != null && sum != null) {
      double slack = 0.005 / Math.max(mean, 0.005) + 0.001;
      Optional<String> fault =
          unlike("latency sum in ms", sum * 1000, "avg times events", mean * count, slack);
      if (fault.isPresent()) {
        return fault;
      }
    }
    if (count != null && perThread != null && threads.isPresent()) {
      return unlike(
          "total number of events", count, "events per thread", perThread * threads.get(), 0.001);
    }
    return Optional.empty();
  }

  private static Optional<String> unlike(
      String what, double value, String than, double other, double slack) {
    return Math.abs(value - other) <= Math.max(value, other) * slack + slack
        ? Optional.empty()
        : Optional.of(String.format(Locale.ROOT, "%s %.8g, but %s %.8g", what, value, than, other));
  }

  /** What every block of totals has and this one lacks. */
  List<String> missing() {
    List<String> missing = new ArrayList<>();
    if (seconds == null) {
      missing.add("total time:");
    }
    if (events == null) {
      missing.add("total number of events:");
    }
    if (keys.contains("min") || keys.contains("avg") || keys.contains("max")) {
      for (String key : List.of("min", "avg", "max")) {
        if (!keys.contains(key)) {
          missing.add(key + ":");
        }
      }
    } else {
      missing.add("min:, avg:, max:");
    }
    if (!keys.contains("events (avg/stddev)") || !keys.contains("execution time (avg/stddev)")) {
      missing.add("Threads fairness:");
    }
    if (!queries.isEmpty() && queries.size() < 4) {
      missing.add("queries performed: read, write, other, total");
    }
    if (!queries.isEmpty() && !keys.contains("transactions")) {
      missing.add("transactions:");
    }
    return missing;
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
      double sum = all.operations + Double.parseDouble(operations.group(3));
      return sum == Double.parseDouble(operations.group(4));
    } else if (transferred.find()) {
      reads.bytes = size(transferred.group(1), transferred.group(2));
      writes.bytes = size(transferred.group(3), transferred.group(4));
      all.bytes = reads.bytes + writes.bytes;
      all.bandwidth = size(transferred.group(7), transferred.group(8));
      double told = size(transferred.group(5), transferred.group(6));
      return Math.abs(told - all.bytes) <= told * 0.01;
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
