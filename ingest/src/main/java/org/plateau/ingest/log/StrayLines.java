package org.plateau.ingest.log;

import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;

/**
 * Names the lines among a log's figures that its reader does not understand, so that none is
 * dropped in silence: the first few by their place, the rest by their number.
 */
public final class StrayLines {
  private static final int NAMED = 3;
  private static final int SHOWN = 60;

  private final LogFile file;
  private final LogSink sink;
  private final String expected;
  private long count;

  /**
   * @param expected what stands in that place of such a log
   */
  public StrayLines(LogFile file, LogSink sink, String expected) {
    this.file = file;
    this.sink = sink;
    this.expected = expected;
  }

  /** Takes a line that was not understood; blank ones say nothing. */
  public void add(long line, String text) {
    String plain = text.strip();
    if (plain.isEmpty()) {
      return;
    }
    count++;
    if (count <= NAMED) {
      sink.problem(
          Problem.warning(
              "log.stray-line",
              file.path(),
              line,
              "\"" + (plain.length() <= SHOWN ? plain : plain.substring(0, SHOWN) + "…") + "\"",
              expected,
              "Restore the line as the runner wrote it; what it may have said was left out."));
    }
  }

  /** Says how many more there were. */
  public void end() {
    if (count > NAMED) {
      sink.problem(
          Problem.warning(
              "log.stray-lines",
              file.path(),
              0,
              count + " lines that are not understood, the first " + NAMED + " are named",
              expected,
              "Check whether the file is the output of one runner; these lines were left out."));
    }
  }
}
