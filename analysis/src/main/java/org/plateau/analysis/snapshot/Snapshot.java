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
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.plateau.ingest.history.UnreadSet;

/**
 * All runs in force, in order of their ids, and the log sets in which there was none.
 *
 * @param version what it was computed with: another version of the methods or other settings of the
 *     lab make it stale
 */
public record Snapshot(String version, List<AnalysedRun> runs, List<UnreadSet> unread) {
  private static final String FILE = "snapshot.jsonl.gz";
  private static final String UNREAD = "unread ";

  public Snapshot {
    List<AnalysedRun> sorted = new ArrayList<>(runs);
    sorted.sort(Comparator.comparing(run -> run.run().runId()));
    runs = List.copyOf(sorted);
    List<UnreadSet> sets = new ArrayList<>(unread);
    sets.sort(Comparator.comparing(UnreadSet::logSetId));
    unread = List.copyOf(sets);
  }

  /** The snapshot of a history; none when there is none, or it cannot be read any more. */
  public static Optional<Snapshot> read(Path history) {
    return read(history, line -> true, line -> line);
  }

  /** Only the runs whose line, as it is written, is wanted; many times as fast. */
  public static Optional<Snapshot> read(Path history, Predicate<String> wanted) {
    return read(history, wanted, line -> line);
  }

  /**
   * The same without its curves, several times as fast: for what needs figures and verdicts and
   * draws nothing. It must not be written back.
   */
  public static Optional<Snapshot> readFigures(Path history) {
    return readFigures(history, line -> true);
  }

  /** Only the runs whose line, as it is written, is wanted, without their curves. */
  public static Optional<Snapshot> readFigures(Path history, Predicate<String> wanted) {
    return read(history, wanted, Snapshot::withoutCurves);
  }

  private static String withoutCurves(String line) {
    int from = line.indexOf("\"curves\":{");
    int to = line.indexOf(",\"life\":{", Math.max(from, 0));
    return from < 0 || to < 0
        ? line
        : line.substring(0, from) + "\"curves\":{}" + line.substring(to);
  }

  private static Optional<Snapshot> read(
      Path history, Predicate<String> wanted, UnaryOperator<String> prepared) {
    Path file = history.resolve(FILE);
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
      String version = reader.readLine();
      List<String> lines =
          reader.lines().filter(line -> line.startsWith(UNREAD) || wanted.test(line)).toList();
      return Optional.of(
          new Snapshot(
              version == null ? "" : version,
              lines.parallelStream()
                  .filter(line -> !line.startsWith(UNREAD))
                  .map(line -> SnapshotJson.run(prepared.apply(line)))
                  .toList(),
              lines.stream()
                  .filter(line -> line.startsWith(UNREAD))
                  .map(line -> SnapshotJson.unread(line.substring(UNREAD.length())))
                  .toList()));
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
        for (UnreadSet set : unread) {
          writer.write(UNREAD + SnapshotJson.write(set));
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
