package org.plateau.ingest.fio;

import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.log.LogLines;

/**
 * Names the first lines that are no rows and counts the rest, so that none is dropped in silence.
 */
final class BrokenLines {
  private static final int NAMED = 3;
  private static final int SHOWN = 60;

  private final LogFile file;
  private final LogSink sink;
  private final String expected;
  private long count;

  BrokenLines(LogFile file, LogSink sink, String expected) {
    this.file = file;
    this.sink = sink;
    this.expected = expected;
  }

  /** Takes the line that the walk stands on. */
  void add(LogLines lines) {
    if (!lines.terminated()) {
      sink.problem(
          Problem.warning(
              "fio.truncated-line",
              file.path(),
              lines.number(),
              "the last line is cut: \"" + shown(lines.text()) + "\"",
              expected,
              "Check whether the run was killed or the disk was full; the line is left out."));
      return;
    }
    count++;
    if (count <= NAMED) {
      sink.problem(
          Problem.warning(
              "fio.broken-line",
              file.path(),
              lines.number(),
              "\"" + shown(lines.text()) + "\"",
              expected,
              "Remove or mend the line; it is left out."));
    }
  }

  /** Says how many more there were. */
  void end() {
    if (count > NAMED) {
      sink.problem(
          Problem.warning(
              "fio.broken-lines",
              file.path(),
              0,
              count + " lines are no rows, the first " + NAMED + " are named",
              expected,
              "Check whether the file is an fio log of one run; these lines are left out."));
    }
  }

  private static String shown(String text) {
    return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
  }
}
