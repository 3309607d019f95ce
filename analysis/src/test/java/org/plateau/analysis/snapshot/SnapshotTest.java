package org.plateau.analysis.snapshot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plateau.analysis.Analysis;
import org.plateau.analysis.Basis;
import org.plateau.analysis.Curve;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Result;
import org.plateau.analysis.Span;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.curve.Bands.Band;
import org.plateau.analysis.life.Life;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Histogram.Percentile;
import org.plateau.ingest.Origin;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Window;
import org.plateau.ingest.history.RunEntry;
import org.plateau.ingest.history.UnreadSet;

/** One file: whole, in parts, and as zcat shows it. */
class SnapshotTest {
  private static final String FILE = "snapshot.jsonl.gz";

  @TempDir private Path history;

  private static AnalysedRun run(String id, double iops) {
    Origin origin = new Origin("runs/" + id + ".log", id + id, 1, 9);
    Result result =
        new Result(
            id,
            "",
            Metric.IOPS,
            Statistic.MEAN,
            Direction.ALL,
            Span.WHOLE,
            iops,
            null,
            null,
            Basis.RUNNER_SUMMARY,
            null,
            "summary",
            1,
            "",
            List.of(origin));
    RunFacts facts =
        new RunFacts("", "acme", "1", null, Collections.emptySortedMap(), List.of(), origin);
    TreeMap<Direction, Curve> curves = new TreeMap<>();
    curves.put(Direction.ALL, new Curve(Direction.ALL, 0, 1_000_000_000, 1, true, List.of()));
    return new AnalysedRun(
        new RunEntry(
            id,
            id + id,
            "",
            "runs",
            new TreeMap<>(Map.of("drive", "a")),
            List.of(),
            facts,
            List.of()),
        new Analysis(
            id,
            Collections.emptySortedMap(),
            "pts",
            curves,
            Life.UNKNOWN,
            List.of(result),
            new TreeMap<>(Map.of(Direction.ALL, List.of(BAND))),
            new TreeMap<>(Map.of("mser5", List.of(result)))));
  }

  /** Percentiles of latency in the first second, and none of p99.9. */
  private static final Band BAND =
      new Band(
          new Window(0, 1_000_000_000),
          1000,
          new Percentile(50, 1.1, 1, 2),
          new Percentile(99, 4.4, 4, 5),
          null,
          5.5);

  private static Snapshot sample() {
    return new Snapshot(
        "1",
        List.of(run("b", 0.1 + 0.2), run("a", 400)),
        List.of(new UnreadSet("c", "x", List.of())));
  }

  private byte[] file() throws IOException {
    return Files.readAllBytes(history.resolve(FILE));
  }

  @Test
  void isReadBackToTheLastBit() {
    sample().write(history);

    Snapshot back = Snapshot.read(history).orElseThrow();

    assertThat(back).isEqualTo(sample());
    assertThat(back.runs()).extracting(one -> one.run().runId()).containsExactly("a", "b");
  }

  @Test
  void figuresAloneHaveNoCurves() {
    sample().write(history);

    AnalysedRun run = Snapshot.readFigures(history).orElseThrow().runs().get(0);

    assertThat(run.results()).isEqualTo(run("a", 400).results());
    assertThat(run.analysis().curves()).isEmpty();
    assertThat(run.analysis().bands()).isEmpty();
    assertThat(run.analysis().others()).containsOnlyKeys("mser5");
  }

  @Test
  void theSameRunsAreTheSameBytesReadOrNew() throws IOException {
    sample().write(history);
    byte[] fresh = file();

    Snapshot.read(history).orElseThrow().write(history);

    assertThat(file()).isEqualTo(fresh);
  }

  @Test
  void isAStreamOfLinesThatAnyToolReads() throws IOException {
    sample().write(history);

    try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(history.resolve(FILE)))) {
      List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      assertThat(lines).hasSize(10);
      assertThat(lines.get(0)).matches("snapshot [0-9a-f]{8}");
      assertThat(lines.get(1)).isEqualTo("1");
      assertThat(lines.get(4)).startsWith("unread ");
      assertThat(lines.get(5)).isEqualTo("end");
      assertThat(lines.get(6)).startsWith("{\"runId\":\"a\"");
    }
  }

  @Test
  void oneOfAnotherProgramIsNone() throws IOException {
    sample().write(history);
    byte[] head = Packed.zipped("snapshot 00000000\n1\nend");
    Files.write(history.resolve(FILE), head);

    assertThat(Snapshot.read(history)).isEmpty();
    assertThat(Snapshot.readFigures(history)).isEmpty();
  }

  @Test
  void oneThatWasCutOffIsNone() throws IOException {
    sample().write(history);
    byte[] whole = file();

    for (int length : new int[] {0, 20, whole.length / 2}) {
      Files.write(history.resolve(FILE), Arrays.copyOf(whole, length));
      assertThat(Snapshot.read(history)).as(length + " bytes").isEmpty();
    }
  }
}
