package org.plateau.ingest.corpus;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.LogSetReader;
import org.plateau.ingest.Summary;

/**
 * What others have read from logs of the corpus: each figure of theirs is read from the log itself
 * and compared. Pages without figures of ours must give none.
 */
final class PublishedTables implements KindCheck {
  private static final Pattern YAML = Pattern.compile("(?m)^(\\S+): ([0-9.]+)$");

  private final Corpus corpus;

  PublishedTables(Corpus corpus) {
    this.corpus = corpus;
  }

  @Override
  public String kind() {
    return "published_table";
  }

  @Override
  public List<String> differences(Corpus.Row row, LogFile file, LogSetContent content) {
    Expected expected = new Expected();
    String path = row.path();
    if (path.endsWith("_results.csv")) {
      openstack(expected, path, text(file).lines().toList());
    } else if (path.contains("cinder_ceph_") && path.endsWith(".csv")) {
      for (String line : text(file).lines().toList()) {
        String job = line.split(",", -1)[2].replaceFirst("_fio$", "");
        openstack(
            expected, path.replaceFirst("[0-9]+\\.csv$", job + "_results.csv"), List.of(line));
      }
    } else if (path.endsWith("fio_01_expected.yaml")) {
      lkp(expected, text(file));
    } else if (path.contains("__hist_")) {
      histogram(expected, path, text(file));
    } else if (path.endsWith("flatfile.csv")) {
      expected.same("format", "vdbench-flatfile", content.files().get(0).format());
      expected.same("intervals", false, content.intervals().isEmpty());
    } else {
      expected.same("expected values", "", row.expected().replaceAll(".*report.*", ""));
      expected.same("summaries", 0, content.summaries().size());
      expected.same("intervals", 0, content.intervals().size());
      expected.same("a problem that says so", false, content.problems().isEmpty());
    }
    return expected.differences();
  }

  /** start,end,job, then for reads and for writes: IOPS, KiB/s, clat mean, min, max, p95, p99 … */
  private void openstack(Expected expected, String path, List<String> lines) {
    String terse =
        path.replace("/published_table/", "/fio_terse/").replace("_results.csv", "_terse.out");
    LogSetContent content = LogSetReader.withAllReaders().read(List.of(corpus.file(terse)));
    for (String line : lines) {
      String[] cells = line.split(",", -1);
      direction(expected, cells, 3, content, Direction.READ);
      direction(expected, cells, 12, content, Direction.WRITE);
    }
  }

  private static void direction(
      Expected expected, String[] cells, int at, LogSetContent content, Direction direction) {
    Summary summary =
        content.summaries().stream()
            .filter(s -> s.direction() == direction)
            .findFirst()
            .orElse(null);
    if (summary == null) {
      expected.same(direction + " IOPS", "0", cells[at]);
      return;
    }
    Latency completion = summary.latency(LatencyKind.COMPLETION).orElseThrow();
    Latency total = summary.latency(LatencyKind.TOTAL).orElseThrow();
    prints(expected, "IOPS", summary.rate(), cells[at], 1);
    prints(expected, "bandwidth", summary.bandwidth(), cells[at + 1], 1024);
    prints(expected, "clat mean", completion.mean(), cells[at + 2], 1e6);
    prints(expected, "clat min", completion.min(), cells[at + 3], 1e6);
    prints(expected, "clat max", completion.max(), cells[at + 4], 1e6);
    prints(expected, "p95", completion.percentiles().get(95.0), cells[at + 5], 1e6);
    prints(expected, "p99", completion.percentiles().get(99.0), cells[at + 6], 1e6);
    prints(expected, "lat mean", total.mean(), cells[at + 7], 1e6);
    Double sampled = summary.gauges().get("sampled_bandwidth_bytes");
    prints(expected, "sampled bandwidth", sampled, cells[at + 8], 1024);
  }

  private static void prints(
      Expected expected, String what, @Nullable Double actual, String printed, double unit) {
    // their shell cuts behind the fourth decimal, ours would round
    boolean cut =
        actual != null && Math.floor(actual / unit * 1e4 + 1e-6) / 1e4 == Decimals.of(printed);
    if (!cut && !Decimals.prints(actual, printed, unit)) {
      expected.same(what, printed, actual == null ? "nothing" : actual / unit);
    }
  }

  private void lkp(Expected expected, String yaml) {
    LogSetContent content =
        LogSetReader.withAllReaders()
            .read(List.of(corpus.file("files/fio_json/intel__lkp-tests__fio_01.txt")));
    List<Summary> reads =
        content.summaries().stream().filter(s -> s.direction() == Direction.READ).toList();
    expected.same("records of reads", 1, reads.size());
    Summary read = reads.get(0);
    Latency completion = read.latency(LatencyKind.COMPLETION).orElseThrow();
    Matcher value = YAML.matcher(yaml);
    int seen = 0;
    while (value.find()) {
      double said = Double.parseDouble(value.group(2));
      seen++;
      switch (value.group(1)) {
        case "read_bw_MBps" ->
            expected.near(
                "bw", said, (read.bandwidth() == null ? 0 : read.bandwidth()) / 1048576, 1e-6);
        case "read_iops" -> expected.near("iops", said, orZero(read.rate()), 1e-12);
        case "read_clat_mean_ns" -> expected.near("mean", said, orZero(completion.mean()), 1e-12);
        case "read_clat_stddev" -> expected.near("sd", said, orZero(completion.stddev()), 1e-12);
        case "read_clat_90%_ns" -> expected.same("p90", said, completion.percentiles().get(90.0));
        case "read_clat_95%_ns" -> expected.same("p95", said, completion.percentiles().get(95.0));
        case "read_clat_99%_ns" -> expected.same("p99", said, completion.percentiles().get(99.0));
        case "workload" -> expected.near("I/Os", said, orZero(read.operations()), 1e-9);
        default -> seen--;
      }
    }
    expected.same("figures compared", 8, seen);
    expected.same(
        "no writes",
        true,
        content.summaries().stream().noneMatch(s -> s.direction() == Direction.WRITE));
  }

  private void histogram(Expected expected, String path, String text) {
    double counted = 0;
    double bins = 0;
    for (int job = 1; job <= 2; job++) {
      String log = "files/fio_hist/GoogleCloudPlatform__PerfKitBenchmarker__hist_clat_hist.";
      LogSetContent content =
          LogSetReader.withAllReaders().read(List.of(corpus.file(log + job + ".log")));
      for (var interval : content.intervals()) {
        counted += orZero(interval.operations());
      }
    }
    if (!path.endsWith(".json")) {
      expected.same("bins", 1216L, text.lines().filter(line -> !line.isBlank()).count());
      return;
    }
    try {
      JsonNode json = new ObjectMapper().readTree(text);
      for (JsonNode count : json) {
        bins += count.asDouble();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    expected.same("operations", bins, counted);
  }

  private static double orZero(@Nullable Double value) {
    return value == null ? 0 : value;
  }

  private static String text(LogFile file) {
    try (InputStream in = file.open()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<KindCheck> of(Corpus corpus) {
    return new ArrayList<>(List.of(new PublishedTables(corpus)));
  }
}
