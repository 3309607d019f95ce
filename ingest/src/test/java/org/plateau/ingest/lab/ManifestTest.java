package org.plateau.ingest.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ManifestTest {
  private static final String HELLO =
      "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824";

  @TempDir private Path root;
  private Path log;

  @BeforeEach
  void aLab() throws IOException {
    Files.createDirectories(root.resolve("runs/a"));
    Files.createDirectories(root.resolve("history"));
    Files.createDirectories(root.resolve(".site"));
    Files.writeString(root.resolve("lab.yaml"), "");
    Files.writeString(root.resolve("history/table"), "x");
    Files.writeString(root.resolve(".site/page"), "x");
    log = root.resolve("runs/a/x.log");
    Files.writeString(log, "hello");
  }

  /** Long after the last file was touched, so that stamps can be trusted. */
  private static Instant later() {
    return Instant.now().plusSeconds(3600);
  }

  private Manifest take(Manifest earlier) {
    return Manifest.take(root, earlier, later());
  }

  @Test
  void hashesWhatTheLabHolds() {
    Manifest manifest = take(Manifest.EMPTY);

    assertThat(manifest.entries().keySet()).containsExactly("lab.yaml", "runs/a/x.log");
    assertThat(manifest.hash(root, "runs/a/x.log", "runs/a/x.log")).contains(HELLO);
  }

  @Test
  void findsNoChangeInAnUnchangedLab() {
    Manifest first = take(Manifest.EMPTY);

    assertThat(first.compare(take(first)).isEmpty()).isTrue();
  }

  @Test
  void believesItsStampsRatherThanReadAgain() {
    Manifest first = take(Manifest.EMPTY);
    TreeMap<String, Manifest.Entry> entries = new TreeMap<>(first.entries());
    FileStamp stamp = entries.get("runs/a/x.log").stamp();
    entries.put(
        "runs/a/x.log", new Manifest.Entry(stamp, new TreeMap<>(Map.of("runs/a/x.log", "kept"))));

    Manifest second = take(new Manifest(first.takenAt(), entries));

    assertThat(second.hash(root, "runs/a/x.log", "runs/a/x.log")).contains("kept");
  }

  @Test
  void readsAgainWhatWasTouchedWithinTwoSeconds() throws IOException {
    Instant touched = Files.getLastModifiedTime(log).toInstant();
    Manifest first = take(Manifest.EMPTY);
    TreeMap<String, Manifest.Entry> entries = new TreeMap<>(first.entries());
    FileStamp stamp = entries.get("runs/a/x.log").stamp();
    entries.put(
        "runs/a/x.log", new Manifest.Entry(stamp, new TreeMap<>(Map.of("runs/a/x.log", "stale"))));

    Manifest second = take(new Manifest(touched.plusMillis(1900), entries));

    assertThat(second.hash(root, "runs/a/x.log", "runs/a/x.log")).contains(HELLO);
  }

  @Test
  void aTouchWithoutAChangeIsNone() throws IOException {
    Manifest first = take(Manifest.EMPTY);
    Files.setLastModifiedTime(log, FileTime.from(Instant.parse("2020-01-01T00:00:00Z")));

    assertThat(first.hash(root, "runs/a/x.log", "runs/a/x.log")).isEmpty();
    assertThat(first.compare(take(first)).isEmpty()).isTrue();
  }

  @Test
  void namesWhatWasAddedChangedAndRemoved() throws IOException {
    Files.writeString(root.resolve("runs/a/gone.log"), "x");
    Manifest first = take(Manifest.EMPTY);
    Files.writeString(log, "hellO");
    Files.writeString(root.resolve("runs/a/new.log"), "x");
    Files.delete(root.resolve("runs/a/gone.log"));

    Manifest.Changes changes = first.compare(take(first));

    assertThat(changes.added()).containsExactly("runs/a/new.log");
    assertThat(changes.changed()).containsExactly("runs/a/x.log");
    assertThat(changes.removed()).containsExactly("runs/a/gone.log");
  }

  @Test
  void noticesAFileSwappedUnderItsOldTimes() throws IOException {
    FileTime time = FileTime.from(Instant.parse("2020-01-01T00:00:00Z"));
    Files.setLastModifiedTime(log, time);
    Manifest first = take(Manifest.EMPTY);
    Path other = Files.writeString(root.resolve("runs/a/other"), "hallo");
    Files.setLastModifiedTime(other, time);
    Files.delete(log);
    Files.move(other, log);

    assertThat(first.compare(take(first)).changed()).containsExactly("runs/a/x.log");
  }

  @Test
  void survivesBeingSavedAndLoaded() throws IOException {
    Files.writeString(root.resolve("runs/a/odd \"name\"\t한.log"), "x");
    Manifest manifest = take(Manifest.EMPTY);
    Path file = root.resolve("history/deep/manifest.jsonl");

    manifest.save(file);
    byte[] bytes = Files.readAllBytes(file);
    manifest.save(file);

    assertThat(Manifest.load(file)).isEqualTo(manifest);
    assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
    assertThat(file.getParent().toFile().list()).containsExactly("manifest.jsonl");
  }

  @Test
  void knowsNothingOfAMissingOrDamagedOne() throws IOException {
    Path file = root.resolve("history/manifest.jsonl");
    assertThat(Manifest.load(file)).isEqualTo(Manifest.EMPTY);
    Manifest manifest = take(Manifest.EMPTY);
    manifest.save(file);
    String whole = Files.readString(file);
    for (int cut = 0; cut < whole.length() - 1; cut += 7) {
      Files.writeString(file, whole.substring(0, cut));
      assertThat(Manifest.load(file)).as("cut at " + cut).isEqualTo(Manifest.EMPTY);
    }
  }
}
