package org.plateau.ingest.corpus;

import java.util.List;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.Summary;

/** Holds sysbench's logs against the totals of the index, those of each file's first run. */
final class SysbenchCheck implements KindCheck {
  @Override
  public String kind() {
    return "sysbench";
  }

  @Override
  public List<String> differences(Corpus.Row row, LogFile file, LogSetContent content) {
    Expected expected = new Expected();
    String text = row.expected();
    List<Interval> lines =
        content.intervals().stream().filter(i -> i.direction() == Direction.ALL).toList();
    expected.same(
        "interval lines",
        Long.parseLong(Expected.find(text, "interval lines=(\\d+)")),
        (long) lines.size());
    String last = Expected.find(text, "last=(\\d+)s");
    if (!last.isEmpty()) {
      long end = lines.stream().mapToLong(i -> i.window().endNanos()).max().orElse(0);
      expected.same("last line", Long.parseLong(last) * 1_000_000_000L, end);
    }
    long reports =
        content.summaries().stream()
            .filter(s -> s.direction() == Direction.ALL)
            .filter(s -> s.gauges().containsKey("errors") || s.gauges().containsKey("deadlocks"))
            .count();
    expected.same(
        "final reports", Long.parseLong(Expected.find(text, "final reports=(\\d+)")), reports);
    List<Summary> totals =
        content.summaries().stream().filter(s -> s.direction() == Direction.ALL).toList();
    expected.same(
        "a block with " + text, true, totals.stream().anyMatch(s -> matches(s, content, text)));
    return expected.differences();
  }

  private static boolean matches(Summary s, LogSetContent content, String text) {
    Latency latency = s.latency().orElse(null);
    return prints(s.operations(), text, "transactions: (\\d+) ", 1)
        && prints(s.rate(), text, "transactions: \\d+ +\\(([\\d.]+) per", 1)
        && prints(queries(s), text, "; total: (\\d+)", 1)
        && prints(s.gauges().get("queries"), text, "queries: (\\d+) ", 1)
        && prints(s.gauges().get("queries_per_second"), text, "queries: \\d+ +\\(([\\d.]+)", 1)
        && prints(s.gauges().get("read_write_requests"), text, "read/write requests: (\\d+)", 1)
        && prints(
            s.window() == null ? null : s.window().lengthNanos() / 1e9,
            text,
            "total time: ([\\d.]+)s",
            1)
        && (zero(text)
            || prints(latency == null ? null : latency.mean(), text, "avg: ([\\d.]+)", 1e6))
        && percentile(latency, text)
        && prints(s.rate(), text, "([\\d.]+) Requests/sec", 1)
        && prints(s.bandwidth(), text, "\\(([\\d.]+)Mb/sec\\)", 1048576)
        && prints(bytes(content, s, Direction.READ), text, "Read ([\\d.]+)Gb", 1L << 30)
        && prints(bytes(content, s, Direction.WRITE), text, "Written ([\\d.]+)Gb", 1L << 30);
  }

  private static boolean zero(String text) {
    return text.contains("Read 0b");
  }

  private static Double bytes(LogSetContent content, Summary s, Direction direction) {
    return Decimals.total(content, s.part(), direction).map(Summary::bytes).orElse(null);
  }

  private static Double queries(Summary s) {
    Double all = s.gauges().get("queries");
    Double some = s.gauges().get("read_write_requests");
    Double other = s.gauges().get("other_operations");
    return all != null || some == null ? all : Double.valueOf(some + (other == null ? 0 : other));
  }

  private static boolean percentile(Latency latency, String text) {
    String rank = Expected.find(text, "(\\d+)(?:th)? percentile: [\\d.]+");
    String value = Expected.find(text, "\\d+(?:th)? percentile: ([\\d.]+)");
    return value.isEmpty()
        || (latency != null
            && Decimals.prints(latency.percentiles().get(Decimals.of(rank)), value, 1e6));
  }

  private static boolean prints(Double actual, String text, String pattern, double unit) {
    String printed = Expected.find(text, pattern);
    return printed.isEmpty() || Decimals.prints(actual, printed, unit);
  }
}
