package org.plateau.ingest.corpus;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.Summary;

/** Sums over jobs, and latency and runtime of the first job, per direction. */
final class FioJsonCheck implements KindCheck {
  private static final Pattern SUM =
      Pattern.compile(
          "(read|write|trim): sum total_ios=(\\d+) io_bytes\\(as written\\)=(\\d+) iops=([\\d.]+)"
              + " bw\\(KiB/s\\)=(\\d+)( \\[incl)?");
  private static final Pattern FIRST =
      Pattern.compile(
          "job\\[0\\] .*? ?(read|write|trim)\\.(lat|clat)(_ns)? mean=([\\d.]+) max=([\\d.]+|None)"
              + "(?: p99=([\\d.]+))?(?:; runtime=(\\d+|None)ms)?");
  private final String kind;

  FioJsonCheck(String kind) {
    this.kind = kind;
  }

  @Override
  public String kind() {
    return kind;
  }

  @Override
  public List<String> differences(Corpus.Row row, LogFile file, LogSetContent content) {
    Expected expected = new Expected();
    Matcher sums = SUM.matcher(row.expected());
    int found = 0;
    while (sums.find()) {
      found++;
      Direction direction = Direction.of(sums.group(1));
      boolean withTotal = sums.group(6) != null;
      List<Summary> own =
          content.summaries().stream()
              .filter(s -> s.direction() == direction && (withTotal || !s.total()))
              .toList();
      String name = sums.group(1);
      expected.near(
          name + " ios", Double.parseDouble(sums.group(2)), sum(own, Summary::operations), 0);
      double bytes = Double.parseDouble(sums.group(3));
      double read = sum(own, Summary::bytes);
      boolean kib = row.version().startsWith("fio-2") && !row.version().startsWith("fio-2.99");
      if (bytes > 0) {
        expected.near(name + " bytes", kib ? bytes * 1024 : bytes, read, 0);
      }
      double iops = Double.parseDouble(sums.group(4));
      // The index has three decimals.
      expected.near(name + " iops", iops, sum(own, Summary::rate), 0.0006 / iops + 1e-9);
      expected.near(
          name + " bw",
          Double.parseDouble(sums.group(5)),
          sum(own, Summary::bandwidth) / 1024,
          0.002);
    }
    Matcher first = FIRST.matcher(row.expected());
    while (first.find()) {
      found++;
      first(first, content, expected);
    }
    if (found == 0) {
      expected.same("values in the index", "some", "none");
    }
    if (content.facts().isEmpty()) {
      expected.same("facts", "some", "none");
    }
    return expected.differences();
  }

  private static void first(Matcher match, LogSetContent content, Expected expected) {
    Direction direction = Direction.of(match.group(1));
    Optional<Summary> summary =
        content.summaries().stream().filter(s -> s.direction() == direction).findFirst();
    LatencyKind kind = match.group(2).equals("lat") ? LatencyKind.TOTAL : LatencyKind.COMPLETION;
    Optional<Latency> latency = summary.flatMap(s -> s.latency(kind));
    if (Double.parseDouble(match.group(4)) == 0) {
      // A block of zeros means that this latency was not recorded.
      expected.same(match.group(1) + " latency", false, latency.isPresent());
      return;
    }
    if (latency.isEmpty()) {
      expected.same(match.group(1) + " latency", "some", "none");
      return;
    }
    double unit = match.group(3) == null ? 1000 : 1;
    Double mean = latency.get().mean();
    expected.near(
        "mean", Double.parseDouble(match.group(4)) * unit, mean == null ? -1 : mean, 1e-6);
    Double max = latency.get().max();
    if (!match.group(5).equals("None")) {
      expected.near("max", Double.parseDouble(match.group(5)) * unit, max == null ? -1 : max, 0);
    }
    if (match.group(6) != null) {
      expected.near(
          "p99",
          Double.parseDouble(match.group(6)) * unit,
          latency.get().percentiles().getOrDefault(99.0, -1.0),
          0);
    }
    if (match.group(7) != null && !match.group(7).equals("None")) {
      var window = summary.get().window();
      expected.near(
          "runtime",
          Double.parseDouble(match.group(7)),
          window == null ? -1 : window.lengthNanos() / 1e6,
          0);
    }
  }

  private interface Value {
    @org.jspecify.annotations.Nullable
    Double of(Summary summary);
  }

  private static double sum(List<Summary> summaries, Value value) {
    double sum = 0;
    for (Summary summary : summaries) {
      Double each = value.of(summary);
      sum += each == null ? 0 : each;
    }
    return sum;
  }
}
