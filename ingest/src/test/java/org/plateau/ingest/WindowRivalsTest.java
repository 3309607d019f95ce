package org.plateau.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No operation of a log set counts twice, however its files cut the time. */
class WindowRivalsTest {
  private static final Path SAMPLE = Path.of("../sample-data/runs/real/4k-write");

  private final List<LogFile> files = new ArrayList<>();

  @Test
  void countsOperationsOfARecordedRunOnce() throws IOException {
    try (Stream<Path> paths = Files.list(SAMPLE)) {
      paths
          .filter(path -> !path.endsWith("run.yaml"))
          .sorted()
          .forEach(path -> files.addAll(LogFile.in(path, path.getFileName().toString())));
    }
    LogSetContent content = read();
    long rates = 0;
    for (int job = 1; job <= 4; job++) {
      for (String row : Files.readAllLines(SAMPLE.resolve("4k-write_iops." + job + ".log"))) {
        rates += Long.parseLong(row.split(", ", -1)[1]);
      }
    }
    assertThat(sum(content)).isEqualTo((double) rates);
    assertThat(histogramRows(content)).hasSize(44).allMatch(row -> row.operations() == null);
    assertThat(codes(content)).doesNotContain("run.mismatch").contains("run.rival-windows");
  }

  @Test
  void takesHistogramsOfSingleOperationsBeforeThoseOfWiderWindows() {
    StringBuilder single = new StringBuilder();
    for (int i = 0; i < 10; i++) {
      single.append(i * 1000 + 500).append(", 80000, 1, 4096, 0\n");
    }
    log("x_clat.1.log", single.toString());
    log("x_clat_hist.1.log", histogramRow(5000, 5) + histogramRow(10000, 5));
    LogSetContent content = read();
    assertThat(sum(content)).isEqualTo(10);
    assertThat(histogramRows(content).stream().mapToLong(WindowRivalsTest::population).sum())
        .isEqualTo(10);
  }

  @Test
  void keepsWideWindowsWhereNoOthersAre() {
    log("x_iops.1.log", "1000, 5, 1, 0, 0\n2000, 5, 1, 0, 0\n3000, 5, 1, 0, 0\n");
    log("x_clat_hist.1.log", histogramRow(5000, 30) + histogramRow(10000, 40));
    LogSetContent content = read();
    assertThat(sum(content)).isEqualTo(15 + 40);
    assertThat(histogramRows(content)).hasSize(2);
  }

  @Test
  void joinsTheLastWindowsOfLogsThatEndApart() {
    log("x_lat.1.log", "100, 9, 1, 4096, 0\n1100, 9, 1, 4096, 0\n1900, 9, 1, 4096, 0\n");
    log("x_slat.1.log", "90, 1, 1, 4096, 0\n1080, 1, 1, 4096, 0\n1600, 1, 1, 4096, 0\n");
    LogSetContent content = read();
    assertThat(content.intervals()).hasSize(2);
    assertThat(content.intervals().get(1).window())
        .isEqualTo(new Window(1_000_000_000L, 901_000_000L));
    assertThat(sum(content)).isEqualTo(3);
  }

  @Test
  void hearsTheJsonAndTheHumanReportOfARunOnce() throws Exception {
    for (String name : List.of("/samples/fio-json/s.json", "/samples/fio-human/h.txt")) {
      Path path = Path.of(Objects.requireNonNull(getClass().getResource(name)).toURI());
      log(path.getFileName().toString(), Files.readString(path));
    }
    LogFile terse = files.remove(1);
    List<Summary> alone = read().summaries();
    String part = alone.get(0).part();
    files.add(
        LogFile.of(
            "s.txt",
            new String(terse.openRaw().readAllBytes(), StandardCharsets.UTF_8)
                .replaceFirst("(?m)^[\\w-]+: \\(groupid", part + ": (groupid")
                .getBytes(StandardCharsets.UTF_8)));
    LogSetContent both = read();
    assertThat(both.summaries()).isEqualTo(alone);
    assertThat(codes(both)).contains("run.told-twice");
  }

  private LogSetContent read() {
    return LogSetReader.withAllReaders().read(files);
  }

  private void log(String name, String text) {
    files.add(LogFile.of(name, text.getBytes(StandardCharsets.UTF_8)));
  }

  /** Of the coarsest layout, 29 counts; all operations in one bucket. */
  private static String histogramRow(int millis, int count) {
    return millis + ", 1, 4096" + ", 0".repeat(13) + ", " + count + ", 0".repeat(15) + "\n";
  }

  private static double sum(LogSetContent content) {
    return content.intervals().stream()
        .map(Interval::operations)
        .filter(Objects::nonNull)
        .mapToDouble(Double::doubleValue)
        .sum();
  }

  private static List<Interval> histogramRows(LogSetContent content) {
    return content.intervals().stream().filter(row -> population(row) > 0).toList();
  }

  private static long population(Interval row) {
    return row.latencies().stream()
        .map(Latency::histogram)
        .filter(Objects::nonNull)
        .mapToLong(Histogram::count)
        .sum();
  }

  private static List<String> codes(LogSetContent content) {
    return content.problems().stream().map(Problem::code).toList();
  }
}
