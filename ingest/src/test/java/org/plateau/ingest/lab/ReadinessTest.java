package org.plateau.ingest.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plateau.ingest.LogSetReader;
import org.plateau.ingest.Problem;

class ReadinessTest {
  private static final Instant WRITTEN = Instant.parse("2026-03-01T12:00:00Z");
  private static final LogSetReader READER = new LogSetReader(List.of(new FakeFio()));

  @TempDir private Path root;

  @BeforeEach
  void aLab() throws IOException {
    Files.createDirectories(root.resolve("runs/a"));
    Files.writeString(root.resolve("lab.yaml"), "settle: 60s\n");
    log("x_bw.1.log", WRITTEN.minusSeconds(1000));
    log("x_bw.2.log", WRITTEN);
  }

  private void log(String name, Instant time) throws IOException {
    Path log = Files.writeString(root.resolve("runs/a").resolve(name), name);
    Files.setLastModifiedTime(log, FileTime.from(time));
  }

  private LogSets sets(Duration after) {
    Clock clock = Clock.fixed(WRITTEN.plus(after), ZoneOffset.UTC);
    return LogSets.in(Lab.open(root), READER, Manifest.EMPTY, clock);
  }

  @Test
  void holdsASetWhoseNewestFileHasNotSettled() {
    LogSets sets = sets(Duration.ofMillis(59_999));

    assertThat(sets).isEmpty();
    assertThat(sets.held())
        .extracting(HeldSet::paths)
        .containsExactly(List.of("runs/a/x_bw.1.log", "runs/a/x_bw.2.log"));
    assertThat(sets.problems())
        .extracting(Problem::message)
        .containsExactly(
            "runs/a/x: logs changed 59 s ago, expected no change for 60 s. Publish again later;"
                + " they were left for next time.");
  }

  @Test
  void readsItOnceItHasSettled() {
    LogSets sets = sets(Duration.ofMinutes(1));

    assertThat(sets.problems()).isEmpty();
    assertThat(sets)
        .singleElement()
        .satisfies(
            set -> assertThat(set.newestModificationMillis()).isEqualTo(WRITTEN.toEpochMilli()));
  }

  @Test
  void holdsLogsFromTheFutureAndSaysSo() {
    assertThat(sets(Duration.ofMinutes(-2)).problems())
        .extracting(Problem::message)
        .containsExactly(
            "runs/a/x: logs changed 120 s in the future, expected no change for 60 s. Set the"
                + " files' times right (touch); they were left for next time.");
  }

  @Test
  void waitsForNothingWhenSettleIsZero() throws IOException {
    Files.writeString(root.resolve("lab.yaml"), "settle: 0s\n");

    assertThat(sets(Duration.ofMinutes(-2))).hasSize(1);
  }

  @Test
  void holdsWhatIsMarkedRunningUntilItIsComplete() throws IOException {
    Path labels = Files.writeString(root.resolve("runs/a/run.yaml"), "\nstatus: running\n");
    assertThat(sets(Duration.ofHours(1)).problems())
        .extracting(Problem::message)
        .containsExactly(
            "runs/a/x: logs marked running (runs/a/run.yaml:2), expected status: complete or"
                + " failed. Change the status when the run has ended; the logs were left for next"
                + " time.");

    Files.writeString(labels, "status: complete\n");
    assertThat(sets(Duration.ofHours(1))).hasSize(1);
  }

  @Test
  void keepsItsIdWhereverItLies() throws IOException {
    String before = sets(Duration.ofHours(1)).get(0).id();
    Files.move(root.resolve("runs/a"), root.resolve("runs/moved"));

    assertThat(sets(Duration.ofHours(1)).get(0).id()).isEqualTo(before);
  }

  @Test
  void takesHashesFromTheManifest() {
    Manifest manifest = Manifest.take(root, Manifest.EMPTY, Instant.now().plusSeconds(60));
    Clock clock = Clock.fixed(WRITTEN.plusSeconds(90), ZoneOffset.UTC);

    assertThat(LogSets.in(Lab.open(root), READER, manifest, clock).get(0).id())
        .isEqualTo(sets(Duration.ofSeconds(90)).get(0).id());
  }

  @Test
  void namesALinkThatLoops() throws IOException {
    Files.createSymbolicLink(root.resolve("runs/a/loop"), root.resolve("runs"));

    LogSets sets = sets(Duration.ofHours(1));

    assertThat(sets).hasSize(1);
    assertThat(sets.problems())
        .extracting(Problem::message)
        .containsExactly(
            "runs/a/loop: a link back to a folder above it, expected a file that can be read. Mend"
                + " it or take it away; it was left out.");
  }
}
