package org.plateau.ingest.damage;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The numbers that a format tells once alone, each as a pattern whose group is the number: whatever
 * number stands there, the log is one that a lab could have written.
 * docs/benchmarks/damaged-logs.md says why of each.
 */
final class Unrepeated {
  private static final Map<String, List<String>> FIELDS =
      Map.ofEntries(
          Map.entry("fio-log", List.of("(?<=, )([0-9]+)(?=,|\\s*$)")),
          Map.entry("fio-histogram", List.of("(?<=, )([0-9]+)(?=,|\\s*$)")),
          Map.entry("hammerdb-counter", List.of("^([0-9]+)(?= )")),
          Map.entry(
              "hammerdb-log",
              List.of(
                  "([0-9]+)(?= NOPM)",
                  "(?<=System achieved |NOPM from )([0-9]+)",
                  "([0-9]+)(?= Active Virtual)",
                  "(?<=period of )([0-9]+)")),
          Map.entry("table", List.of("(?<=^|[;,\\t\"])([0-9.,:]+)(?=[;,\\t\"]|$)")),
          Map.entry("plateau-csv", List.of("([0-9][0-9.eE]*)", "(true)")),
          Map.entry("plateau-jsonl", List.of("(-?[0-9][0-9.eE]*)", "(?<=[{,])(\"[a-z_]+\")(?=:#)")),
          Map.entry(
              "sysbench",
              List.of(
                  "(?<=lat \\(ms,[0-9]{2}%\\): )([0-9.]+)",
                  "(?<=err/s: |reconn/s: |fsyncs: )([0-9.]+)",
                  "(?<=min:|max:|percentile:)\\s+([0-9.]+)",
                  "(?<=deadlocks:|errors:|reconnects:)\\s+([0-9]+)")),
          Map.entry(
              "diskspd-text",
              List.of(
                  "(?<=avg\\.\\|)\\s*([0-9.]+)",
                  "\\|\\s+([0-9.]+)(?= \\| [A-Z]:)",
                  "\\|\\s+([0-9.]+)(?= \\|\\s+(?:#|[0-9.]+) \\| [A-Z]:)",
                  "\\|\\s+([0-9.]+)\\s*$")),
          Map.entry("diskspd-xml", List.of("(?<=UsagePercent>)([0-9.]+)")),
          Map.entry("iometer-csv", List.of("(?<=,)([0-9]+\\.[0-9])(?=,)")),
          Map.entry("fio-human", List.of("(?<=usr=|sys=)([0-9.]+)", "(?<=stdev=)\\s*([0-9.]+)")),
          Map.entry(
              "fio-json", List.of("(?<=\"(?:usr_cpu|sys_cpu|min|stddev)\" {0,2}: ?)([0-9.]+ ?)")),
          Map.entry("vdbench-flatfile", List.of("(?<= )([0-9.]+)(?=(?: [0-9.]+){0,10}\\s*$)")),
          Map.entry("vdbench-summary", List.of("(?<= )([0-9.,]+)(?=(?: +[0-9.,]+){0,2}\\s*$)")),
          Map.entry("vdbench-totals", List.of(" ([0-9.,]+)(?= +[0-9.,]+\\s*$)")));

  private Unrepeated() {}

  static List<Pattern> of(String format) {
    return FIELDS.getOrDefault(format, List.of()).stream().map(Pattern::compile).toList();
  }
}
