package org.plateau.ingest.fio;

import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;

/** Says what was uneven in a windowed log. */
final class WindowRemarks {
  private final LogFile file;
  private final LogSink sink;

  WindowRemarks(LogFile file, LogSink sink) {
    this.file = file;
    this.sink = sink;
  }

  void say(WindowedRows rows, FioGrid grid, boolean shifted) {
    if (rows.offGrid() > 0) {
      sink.problem(
          Problem.note(
              "fio.off-grid",
              file.path(),
              0,
              rows.offGrid() + " rows lie over a quarter window off the grid",
              "rows near multiples of " + grid.windowMillis() + " ms",
              "Nothing to do; each was taken for the window nearest to it."));
    }
    if (rows.lateStartLine() > 0 && !shifted) {
      sink.problem(
          Problem.note(
              "fio.starts-late",
              file.path(),
              rows.lateStartLine(),
              "a first row behind the first window of " + grid.windowMillis() + " ms",
              "a row at about " + grid.windowMillis() + " ms",
              "Nothing to do if nothing ran before; else the first rows are missing."));
    }
    if (rows.repeated() > 0) {
      sink.problem(
          Problem.note(
              "fio.repeated-time",
              file.path(),
              0,
              rows.repeated() + " rows have the time of the row before them",
              "one row per window and direction",
              "Nothing to do; rows of one time were taken as one window, never added."));
    }
    if (rows.finalFlushLine() > 0) {
      sink.problem(
          Problem.note(
              "fio.final-flush",
              file.path(),
              rows.finalFlushLine(),
              "the last row has the time of the one before it",
              "one row per window",
              "Nothing to do; the few I/Os after the last window are left out."));
    }
  }
}
