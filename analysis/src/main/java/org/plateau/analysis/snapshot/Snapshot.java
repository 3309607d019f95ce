package org.plateau.analysis.snapshot;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.plateau.ingest.history.UnreadSet;

/**
 * All runs in force, in order of their ids, and the log sets in which there was none.
 *
 * <p>Its file is one gzip stream of JSON lines, {@code zcat} reads it: first the runs, then the
 * analysis of each without its curves, then the curves of each. Every analysis is a gzip member of
 * its own, so that a reader takes apart only those that it needs, and one that draws nothing does
 * not read the curves at all.
 *
 * @param version what it was computed with: another version of the methods or other settings of the
 *     lab make it stale
 */
public record Snapshot(String version, List<AnalysedRun> runs, List<UnreadSet> unread) {
  private static final String FILE = "snapshot.jsonl.gz";

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
    return read(history, true);
  }

  /**
   * The same without its curves, a fraction of the file: for what needs figures and verdicts and
   * draws nothing. It must not be written back.
   */
  public static Optional<Snapshot> readFigures(Path history) {
    return read(history, false);
  }

  private static Optional<Snapshot> read(Path history, boolean curves) {
    Path file = history.resolve(FILE);
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try (SeekableByteChannel channel = Files.newByteChannel(file)) {
      SnapshotIndex index = SnapshotIndex.read(Channels.newInputStream(channel));
      long curvesAt = channel.size() - index.curvesLength();
      byte[] results =
          bytes(channel, curvesAt - index.resultsLength(), Math.toIntExact(index.resultsLength()));
      byte[] drawn =
          curves ? bytes(channel, curvesAt, Math.toIntExact(index.curvesLength())) : new byte[0];
      return Optional.of(
          new Snapshot(index.version(), runs(index, results, drawn), index.unread()));
    } catch (IOException | UncheckedIOException | IllegalArgumentException e) {
      // an old or damaged snapshot is made again from the history, which has everything
      return Optional.empty();
    }
  }

  private static List<AnalysedRun> runs(SnapshotIndex index, byte[] results, byte[] curves) {
    List<AnalysedRun> runs = new ArrayList<>();
    int resultsAt = 0;
    int curvesAt = 0;
    for (SnapshotIndex.Line line : index.lines()) {
      int drawn = curves.length == 0 ? 0 : line.curves();
      runs.add(
          AnalysedRun.packed(
              line.run(),
              line.verdict(),
              Packed.at(results, resultsAt, line.results(), curves, curvesAt, drawn)));
      resultsAt += line.results();
      curvesAt += drawn;
    }
    return runs;
  }

  private static byte[] bytes(SeekableByteChannel channel, long at, int length) throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(length);
    channel.position(at);
    while (buffer.hasRemaining()) {
      if (channel.read(buffer) < 0) {
        throw new EOFException("a snapshot that was cut off");
      }
    }
    return buffer.array();
  }

  /** Writes it beside the old one, then puts it in its place. */
  public void write(Path history) {
    Path part = history.resolve(FILE + ".part");
    try {
      Files.createDirectories(history);
      Files.write(part, bytes());
      Files.move(
          part,
          history.resolve(FILE),
          StandardCopyOption.ATOMIC_MOVE,
          StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What is known from an earlier snapshot is written as it lies there. */
  private byte[] bytes() {
    List<Packed> packed =
        runs.parallelStream()
            .map(
                run -> {
                  Packed known = run.packed();
                  return known == null ? Packed.of(run.analysis()) : known;
                })
            .toList();
    List<SnapshotIndex.Line> lines = new ArrayList<>();
    for (int i = 0; i < runs.size(); i++) {
      AnalysedRun run = runs.get(i);
      lines.add(
          new SnapshotIndex.Line(
              run.run(),
              run.verdict(),
              packed.get(i).resultsLength(),
              packed.get(i).curvesLength()));
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(new SnapshotIndex(version, lines, unread).bytes());
    packed.forEach(one -> one.writeResults(out));
    packed.forEach(one -> one.writeCurves(out));
    return out.toByteArray();
  }
}
