package org.plateau.ingest.sysbench;

import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * One line of the interval report, of any version:
 *
 * <pre>
 * [ 10s ] thds: 8 tps: 812.10 qps: 16242.00 (r/w/o: 11369.40/3248.40/1624.20) lat (ms,95%): 14.21 …
 * [  10s] threads: 8, tps: 812.10, reads/s: 11369.4, writes/s: 3248.4, response time: 14.20ms (95%)
 * [ 10s ] thds: 2 eps: 3787.60 lat (ms,99%): 6.09
 * [ 10s ] reads: 12.30 MiB/s writes: 8.20 MiB/s fsyncs: 301.09/s latency (ms,95%): 0.123
 * </pre>
 *
 * @param seconds time since the start, rounded to whole seconds by sysbench
 * @param events transactions or events per second; absent in file tests
 * @param readBytes bytes per second, in file tests
 * @param percentileRank of this interval alone
 * @param percentileMillis as printed; 0.00 when nothing was measured
 */
record IntervalLine(
    long seconds,
    @Nullable Double events,
    @Nullable Double readBytes,
    @Nullable Double writtenBytes,
    @Nullable Double percentileRank,
    @Nullable Double percentileMillis,
    SortedMap<String, Double> gauges) {
  private static final String F = "[0-9]+(?:[.][0-9]+)?";

  /** What may follow the stamp: a line that is not one of these is damaged or of another tool. */
  private static final String FORMS =
      String.join(
              "|",
              "thds: [0-9]+ tps: F qps: F \\(r/w/o: F/F/F\\) lat \\(ms, ?(?:[0-9]+|off)%\\): F"
                  + " err/s:? F reconn/s: F",
              "thds: [0-9]+ eps: F lat \\(ms, ?(?:[0-9]+|off)%\\): F",
              "threads: [0-9]+, tps: F, reads(?:/s)?: F, writes(?:/s)?: F,?"
                  + " response time: F(?:us|ms|s) \\([0-9]+%\\)(?:, errors: F, reconnects: +F)?",
              "reads: F MiB/s writes: F MiB/s fsyncs: F/s latency \\(ms, ?(?:[0-9]+|off)%\\): F")
          .replace("F", F);

  private static final Pattern LINE =
      Pattern.compile("\\[\\s*([0-9]{1,9})s\\s*\\]\\s+(" + FORMS + ")\\s*$");
  private static final String NUMBER = ":?\\s*([0-9]+(?:[.][0-9]+)?)";
  private static final Pattern LATENCY =
      Pattern.compile("lat(?:ency)? \\(ms, ?([0-9]+)%\\): ([0-9.]+)");
  private static final Pattern RESPONSE =
      Pattern.compile("response time: ([0-9.]+)(us|ms|s) \\(([0-9]+)%\\)");
  private static final Pattern QUERIES =
      Pattern.compile("\\(r/w/o: ([0-9.]+)/([0-9.]+)/([0-9.]+)\\)");
  private static final double MEBIBYTE = 1048576;
  private static final Map<String, String> GAUGES =
      Map.of(
          "thds", "threads",
          "threads", "threads",
          "qps", "queries_per_second",
          "err/s", "errors_per_second",
          "errors", "errors_per_second",
          "reconn/s", "reconnects_per_second",
          "reconnects", "reconnects_per_second",
          "reads/s", "read_queries_per_second",
          "writes/s", "write_queries_per_second",
          "fsyncs", "fsyncs_per_second");

  /** What disagrees within the line: its queries are reads, writes and others. */
  Optional<String> disagreement() {
    Double all = gauges.get("queries_per_second");
    Double reads = gauges.get("read_queries_per_second");
    Double writes = gauges.get("write_queries_per_second");
    Double others = gauges.get("other_queries_per_second");
    if (all == null || reads == null || writes == null || others == null) {
      return Optional.empty();
    }
    double sum = reads + writes + others;
    return Math.abs(sum - all) <= 0.05 + all * 1e-4
        ? Optional.empty()
        : Optional.of(
            String.format(
                java.util.Locale.ROOT,
                "qps: %.2f, but reads, writes and others are %.2f",
                all,
                sum));
  }

  static Optional<IntervalLine> in(String text) {
    if (text.indexOf('[') < 0) {
      return Optional.empty();
    }
    Matcher line = LINE.matcher(text);
    if (!line.find()) {
      return Optional.empty();
    }
    String rest = line.group(2);
    boolean files = rest.contains("MiB/s");
    SortedMap<String, Double> gauges = new TreeMap<>();
    GAUGES.forEach((key, name) -> put(gauges, name, value(rest, key)));
    if (!files) {
      put(gauges, "read_queries_per_second", value(rest, "reads"));
      put(gauges, "write_queries_per_second", value(rest, "writes"));
    }
    Matcher queries = QUERIES.matcher(rest);
    if (queries.find()) {
      put(gauges, "read_queries_per_second", Double.valueOf(queries.group(1)));
      put(gauges, "write_queries_per_second", Double.valueOf(queries.group(2)));
      put(gauges, "other_queries_per_second", Double.valueOf(queries.group(3)));
    }
    Double transactions = value(rest, "tps");
    Matcher latency = LATENCY.matcher(rest);
    Matcher response = RESPONSE.matcher(rest);
    boolean modern = latency.find();
    boolean old = !modern && response.find();
    return Optional.of(
        new IntervalLine(
            Long.parseLong(line.group(1)),
            transactions != null ? transactions : value(rest, "eps"),
            files ? bytes(value(rest, "reads")) : null,
            files ? bytes(value(rest, "writes")) : null,
            modern
                ? Double.valueOf(latency.group(1))
                : old ? Double.valueOf(response.group(3)) : null,
            modern ? Double.valueOf(latency.group(2)) : old ? millis(response) : null,
            gauges));
  }

  private static @Nullable Double bytes(@Nullable Double mebibytes) {
    return mebibytes == null ? null : Double.valueOf(mebibytes * MEBIBYTE);
  }

  private static Double millis(Matcher response) {
    double value = Double.parseDouble(response.group(1));
    return switch (response.group(2)) {
      case "us" -> value / 1000;
      case "s" -> value * 1000;
      default -> value;
    };
  }

  private static @Nullable Double value(String text, String key) {
    Matcher found = Pattern.compile("(?:^|[\\s,])" + Pattern.quote(key) + NUMBER).matcher(text);
    return found.find() ? Double.valueOf(found.group(1)) : null;
  }

  private static void put(SortedMap<String, Double> gauges, String name, @Nullable Double value) {
    if (value != null) {
      gauges.put(name, value);
    }
  }
}
