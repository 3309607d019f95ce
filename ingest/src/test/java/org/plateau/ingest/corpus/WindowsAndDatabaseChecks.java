package org.plateau.ingest.corpus;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.Summary;

/** Holds DiskSpd, Iometer and HammerDB against the values of the index. */
final class WindowsAndDatabaseChecks {
  private WindowsAndDatabaseChecks() {}

  static List<KindCheck> all() {
    return List.of(new DiskSpdText(), new DiskSpdXml(), new Iometer(), new HammerDb());
  }

  private static final class DiskSpdText implements KindCheck {
    @Override
    public String kind() {
      return "diskspd_text";
    }

    @Override
    public List<String> differences(Corpus.Row row, LogFile file, LogSetContent content) {
      Expected expected = new Expected();
      String part = content.parts().isEmpty() ? "" : content.parts().first();
      Matcher table =
          Pattern.compile("(Total|Read|Write) IO total: ([^;]+)").matcher(row.expected());
      while (table.find()) {
        Direction direction =
            table.group(1).equals("Total") ? Direction.ALL : Direction.of(table.group(1));
        String[] cells = table.group(2).split(" \\| ", -1);
        Summary s = Decimals.total(content, part, direction).orElseThrow();
        expected.same("bytes", Decimals.of(cells[0]), s.bytes());
        expected.same("I/Os", Decimals.of(cells[1]), s.operations());
        expected.same("MiB/s", Decimals.of(cells[2]) * 1048576, s.bandwidth());
        expected.same("IOPS", Decimals.of(cells[3]), s.rate());
        if (s.operations() != null && s.operations() > 0) {
          expected.near("mean", Decimals.of(cells[4]) * 1e6, Decimals.mean(s), 1e-12);
        } else {
          expected.same("latencies of nothing", List.of(), s.latencies());
        }
      }
      String[] p99 = Expected.find(row.expected(), "99th: ([^;]+)").split(" \\| ", -1);
      List<Direction> order = List.of(Direction.READ, Direction.WRITE, Direction.ALL);
      for (int i = 0; i < 3; i++) {
        Latency latency =
            Decimals.total(content, part, order.get(i)).flatMap(Summary::latency).orElse(null);
        Double actual = latency == null ? null : latency.percentiles().get(99.0);
        if (p99[i].strip().equals("N/A")) {
          expected.same("99th of nothing", true, actual == null);
        } else {
          expected.same("99th", Decimals.of(p99[i]) * 1e6, actual == null ? -1.0 : actual);
        }
      }
      return expected.differences();
    }
  }

  private static final class DiskSpdXml implements KindCheck {
    @Override
    public String kind() {
      return "diskspd_xml";
    }

    @Override
    public List<String> differences(Corpus.Row row, LogFile file, LogSetContent content) {
      Expected expected = new Expected();
      String text = row.expected();
      Summary read = Decimals.total(content, "", Direction.READ).orElseThrow();
      Summary write = Decimals.total(content, "", Direction.WRITE).orElseThrow();
      Summary all = Decimals.total(content, "", Direction.ALL).orElseThrow();
      expected.same("reads", number(text, "read (\\d+) IOs"), read.operations());
      expected.same("bytes read", number(text, "read \\d+ IOs/(\\d+)"), read.bytes());
      expected.same("writes", number(text, "write (\\d+) IOs"), write.operations());
      expected.same("bytes written", number(text, "write \\d+ IOs/(\\d+)"), write.bytes());
      String rate = Expected.find(text, "IOPS=([\\d.]+)");
      expected.same("rate", true, Decimals.prints(all.rate(), rate, 1));
      expected.near("mean read", number(text, "avgR=([\\d.]+)") * 1e6, Decimals.mean(read), 1e-9);
      expected.near("mean write", number(text, "avgW=([\\d.]+)") * 1e6, Decimals.mean(write), 1e-9);
      expected.same(
          "series", number(text, "iops samples=(\\d+)") * 2, (double) content.intervals().size());
      return expected.differences();
    }

    private static double number(String text, String pattern) {
      return Decimals.of(Expected.find(text, pattern));
    }
  }

  /** The files of this kind have real titles and masked values: no row can be used. */
  private static final class Iometer implements KindCheck {
    @Override
    public String kind() {
      return "iometer_golden";
    }

    @Override
    public List<String> differences(Corpus.Row row, LogFile file, LogSetContent content) {
      Expected expected = new Expected();
      expected.same("format", "iometer-csv", content.files().get(0).format());
      expected.same("summaries", 0, content.summaries().size());
      expected.same(
          "masked rows named",
          true,
          content.problems().stream()
              .anyMatch(p -> p.found().equals("the target type \"ROW ALL\"")));
      return expected.differences();
    }
  }

  private static final class HammerDb implements KindCheck {
    @Override
    public String kind() {
      return "hammerdb";
    }

    @Override
    public List<String> differences(Corpus.Row row, LogFile file, LogSetContent content) {
      Expected expected = new Expected();
      List<Summary> results =
          content.summaries().stream()
              .filter(s -> s.gauges().containsKey("new_orders_per_minute"))
              .toList();
      String text = row.expected();
      expected.same(
          "results", Long.parseLong(Expected.find(text, "results=(\\d+)")), (long) results.size());
      expected.same(
          "counter lines",
          Long.parseLong(Expected.find(text, "counter lines=(\\d+)")),
          (long) content.intervals().size());
      Matcher result = Pattern.compile("achieved (\\d+) NOPM from (\\d+) (\\S+) TPM").matcher(text);
      while (result.find()) {
        expected.same(
            result.group(),
            true,
            results.stream()
                .anyMatch(
                    s ->
                        s.gauges().get("new_orders_per_minute") == Decimals.of(result.group(1))
                            && s.gauges().get("transactions_per_minute")
                                == Decimals.of(result.group(2))));
      }
      return expected.differences();
    }
  }
}
