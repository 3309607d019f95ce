package org.plateau.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.plateau.ingest.Histogram;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.LogLinear;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.LogSetReader;
import org.plateau.ingest.Summary;
import org.plateau.ingest.lab.Lab;
import org.plateau.ingest.lab.LogSet;
import org.plateau.ingest.lab.LogSets;

/** Our percentiles of the recorded runs against those that fio printed, within one fio bucket. */
class SamplePercentilesTest {
  private static final Path SAMPLE =
      Path.of("").toAbsolutePath().getParent().resolve("sample-data");
  private static final double[] RANKS = {50, 99, 99.9};

  private final List<String> table = new ArrayList<>();
  private final List<String> wrong = new ArrayList<>();

  @Test
  void agreeWithFioForEveryRecordedRun() throws IOException {
    LogSetReader reader = LogSetReader.withAllReaders();
    for (LogSet set : LogSets.in(Lab.open(SAMPLE))) {
      if (set.folder().startsWith("runs/real/")) {
        compare(set.folder().substring("runs/real/".length()), reader.read(set.files()));
      }
    }
    Files.createDirectories(Path.of("target"));
    Files.write(Path.of("target", "sample-percentiles.txt"), table);

    assertThat(wrong).isEmpty();
    assertThat(table.stream().filter(line -> line.contains("json+"))).hasSizeGreaterThan(20);
    assertThat(table.stream().filter(line -> line.contains("per-I/O"))).hasSizeGreaterThan(5);
  }

  private void compare(String name, LogSetContent content) {
    Map<String, Histogram> raw = rawSamples(content);
    for (Summary summary : content.summaries()) {
      for (Latency latency : summary.latencies()) {
        String what =
            String.join(
                " ",
                name,
                summary.part(),
                summary.series().id(),
                summary.direction().id(),
                latency.kind().id());
        Histogram bins = latency.histogram();
        if (bins != null) {
          compare(what + " json+", bins, latency);
        }
        Histogram samples =
            raw.get(key(summary.series().id(), summary.direction().id(), latency.kind()));
        if (samples != null && !latency.percentiles().isEmpty()) {
          compare(what + " per-I/O", samples, latency);
        }
      }
    }
  }

  private static String key(String series, String direction, LatencyKind kind) {
    return series + "/" + direction + "/" + kind;
  }

  /** Histograms of the windows that a per-I/O log was binned into; averaged logs have none. */
  private static Map<String, Histogram> rawSamples(LogSetContent content) {
    Map<String, Histogram> raw = new TreeMap<>();
    for (Interval interval : content.intervals()) {
      for (Latency latency : interval.latencies()) {
        Histogram histogram = latency.histogram();
        boolean logged =
            interval.origins().stream()
                .anyMatch(
                    origin -> origin.file().contains("_clat") && !origin.file().contains("hist"));
        if (histogram != null && logged) {
          raw.merge(
              key(interval.series().id(), interval.direction().id(), latency.kind()),
              histogram,
              Histogram::merge);
        }
      }
    }
    return raw;
  }

  private void compare(String what, Histogram histogram, Latency latency) {
    for (double rank : RANKS) {
      Double fio = latency.percentiles().get(rank);
      if (fio == null) {
        continue;
      }
      Histogram.Percentile ours = histogram.percentile(rank);
      int apart =
          Math.abs(LogLinear.index(Math.round(ours.nanos())) - LogLinear.index(Math.round(fio)));
      String line =
          String.format(
              Locale.ROOT,
              "%-70s p%-5s ours %12.0f ns  fio %12.0f ns  %d buckets apart",
              what,
              rank,
              ours.nanos(),
              fio,
              apart);
      table.add(line);
      if (apart > 1) {
        wrong.add(line);
      }
    }
  }
}
