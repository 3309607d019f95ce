package org.plateau.analysis.snapshot;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.plateau.ingest.history.RunEntry;
import org.plateau.ingest.history.UnreadSet;

/**
 * The front of a snapshot: which runs there are, and how long the members are in which their
 * analyses lie behind it.
 *
 * @param version what the snapshot was computed with
 */
record SnapshotIndex(String version, List<Line> lines, List<UnreadSet> unread) {
  private static final String UNREAD = "unread ";
  private static final String END = "end";
  private static final String SHAPE = "snapshot " + SnapshotShape.mark();

  SnapshotIndex {
    lines = List.copyOf(lines);
    unread = List.copyOf(unread);
  }

  /**
   * A run.
   *
   * @param results bytes of the member with its verdicts and results
   * @param curves bytes of the member with its curves
   */
  record Line(RunEntry run, String verdict, int results, int curves) {}

  /** Bytes of all members with results, which stand first. */
  long resultsLength() {
    return lines.stream().mapToLong(Line::results).sum();
  }

  /** Bytes of all members with curves, which stand last. */
  long curvesLength() {
    return lines.stream().mapToLong(Line::curves).sum();
  }

  /** Reads the front and perhaps some bytes beyond it. */
  static SnapshotIndex read(InputStream in) throws IOException {
    BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(new GZIPInputStream(in, 1 << 16), StandardCharsets.UTF_8));
    if (!SHAPE.equals(reader.readLine())) {
      throw new IOException("a snapshot of another program");
    }
    String version = reader.readLine();
    List<String> runs = new ArrayList<>();
    List<UnreadSet> unread = new ArrayList<>();
    for (String line = reader.readLine(); !END.equals(line); line = reader.readLine()) {
      if (line == null) {
        throw new IOException("a snapshot without its end");
      }
      if (line.startsWith(UNREAD)) {
        unread.add(SnapshotJson.unread(line.substring(UNREAD.length())));
      } else {
        runs.add(line);
      }
    }
    return new SnapshotIndex(
        version == null ? "" : version,
        runs.parallelStream().map(SnapshotJson::line).toList(),
        unread);
  }

  byte[] bytes() {
    StringBuilder text = new StringBuilder(SHAPE).append('\n').append(version).append('\n');
    lines.forEach(line -> text.append(SnapshotJson.write(line)).append('\n'));
    unread.forEach(set -> text.append(UNREAD).append(SnapshotJson.write(set)).append('\n'));
    return Packed.zipped(text.append(END).toString());
  }
}
