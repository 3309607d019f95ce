package org.plateau.analysis.snapshot;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * All runs in force, in order of their ids.
 *
 * @param version what it was computed with: another version of the methods or other settings of the
 *     lab make it stale
 */
public record Snapshot(String version, List<AnalysedRun> runs) {
  private static final String FILE = "snapshot.jsonl.gz";

  public Snapshot {
    List<AnalysedRun> sorted = new ArrayList<>(runs);
    sorted.sort(Comparator.comparing(run -> run.run().runId()));
    runs = List.copyOf(sorted);
  }

  /** The snapshot of a history; none when there is none, or it cannot be read any more. */
  public static Optional<Snapshot> read(Path history) {
    Path file = history.resolve(FILE);
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
      String version = reader.readLine();
      List<String> lines = reader.lines().toList();
      return Optional.of(
          new Snapshot(
              version == null ? "" : version,
              lines.parallelStream().map(SnapshotJson::run).toList()));
    } catch (IOException | UncheckedIOException e) {
      // an old or damaged snapshot is made again from the history, which has everything
      return Optional.empty();
    }
  }

  /** Writes it beside the old one, then puts it in its place. */
  public void write(Path history) {
    Path part = history.resolve(FILE + ".part");
    try {
      Files.createDirectories(history);
      try (BufferedWriter writer =
          new BufferedWriter(
              new OutputStreamWriter(
                  new GZIPOutputStream(Files.newOutputStream(part)), StandardCharsets.UTF_8))) {
        writer.write(version);
        writer.write('\n');
        for (AnalysedRun run : runs) {
          writer.write(SnapshotJson.write(run));
          writer.write('\n');
        }
      }
      Files.move(
          part,
          history.resolve(FILE),
          StandardCopyOption.ATOMIC_MOVE,
          StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
