package org.plateau.ingest.corpus;

import java.util.List;
import org.plateau.ingest.Direction;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Summary;

/** The small kinds: terse, histogram logs, job files, bare errors. */
final class FioOtherChecks {
  private FioOtherChecks() {}

  static List<KindCheck> all() {
    return List.of(new Terse(), new Histogram(), new JobFile(), new ErrorText());
  }

  /** {@code terse lines=1; ver=3 job=x fields=130 read KiB=0 bw=0 iops=0 ms=0; write KiB=…}. */
  private static final class Terse implements KindCheck {
    @Override
    public String kind() {
      return "fio_terse";
    }

    @Override
    public List<String> differences(Corpus.Row row, LogFile file, LogSetContent content) {
      Expected expected = new Expected();
      for (Direction direction : List.of(Direction.READ, Direction.WRITE)) {
        String pattern = direction.id() + " KiB=(\\d+) bw=%s iops=%s ms=%s".replace("%s", "\\d+");
        double kib = Double.parseDouble(Expected.find(row.expected(), pattern));
        Summary summary =
            content.summaries().stream()
                .filter(s -> s.direction() == direction)
                .findFirst()
                .orElse(null);
        if (summary == null) {
          expected.near(direction.id() + " KiB", kib, 0, 0);
          continue;
        }
        String own = row.expected().substring(row.expected().indexOf(direction.id() + " KiB="));
        expected.near("KiB", kib, summary.bytes() / 1024, 0);
        expected.near(
            "bw",
            Double.parseDouble(Expected.find(own, "bw=(\\d+)")),
            summary.bandwidth() / 1024,
            0);
        expected.near(
            "iops", Double.parseDouble(Expected.find(own, "iops=(\\d+)")), summary.rate(), 0);
        expected.near(
            "ms",
            Double.parseDouble(Expected.find(own, "ms=(\\d+)")),
            summary.window().lengthNanos() / 1e6,
            0);
      }
      String job = Expected.find(row.expected(), "job=(\\S+)");
      expected.same("parts", List.of(job), List.copyOf(content.parts()));
      return expected.differences();
    }
  }

  /** {@code records=9; fields per record=[1219] (3 + bins); I/O counts by direction={0: 39663}}. */
  private static final class Histogram implements KindCheck {
    @Override
    public String kind() {
      return "fio_hist";
    }

    @Override
    public List<String> differences(Corpus.Row row, LogFile file, LogSetContent content) {
      Expected expected = new Expected();
      expected.same(
          "records",
          Long.parseLong(Expected.find(row.expected(), "records=(\\d+)")),
          (long) content.intervals().size());
      double count = 0;
      for (var interval : content.intervals()) {
        count += interval.operations() == null ? 0 : interval.operations();
        expected.same("direction", Direction.READ, interval.direction());
      }
      expected.near(
          "operations",
          Double.parseDouble(Expected.find(row.expected(), "\\{0: (\\d+)\\}")),
          count,
          0);
      return expected.differences();
    }
  }

  /** A job file is known and has options; the reference result of another reader is no log. */
  private static final class JobFile implements KindCheck {
    @Override
    public String kind() {
      return "fio_jobfile";
    }

    @Override
    public List<String> differences(Corpus.Row row, LogFile file, LogSetContent content) {
      Expected expected = new Expected();
      expected.same("format", "fio-job-file", content.files().get(0).format());
      expected.same("has options", true, !content.facts().isEmpty());
      return expected.differences();
    }

    @Override
    public double requiredShare() {
      return 0.75;
    }
  }

  /** No results: the error lines are told, and no zeros are invented. */
  private static final class ErrorText implements KindCheck {
    @Override
    public String kind() {
      return "fio_error";
    }

    @Override
    public List<String> differences(Corpus.Row row, LogFile file, LogSetContent content) {
      Expected expected = new Expected();
      expected.same("summaries", 0, content.summaries().size());
      List<String> codes = content.problems().stream().map(Problem::code).toList();
      expected.same("says no results", true, codes.contains("fio.no-results"));
      expected.same("names error lines", true, codes.contains("fio.error-line"));
      return expected.differences();
    }
  }
}
