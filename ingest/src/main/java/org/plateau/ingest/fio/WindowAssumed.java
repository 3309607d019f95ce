package org.plateau.ingest.fio;

import org.plateau.ingest.LogFile;
import org.plateau.ingest.Problem;

/** The remark on a log of one stamp, which does not tell how long its window is. */
final class WindowAssumed {
  private WindowAssumed() {}

  static Problem of(LogFile file, FioGrid grid) {
    return Problem.note(
        "fio.window-assumed",
        file.path(),
        1,
        "one stamp alone, taken for the end of a window of " + grid.windowMillis() + " ms",
        "two rows or more, or the option that sets the window",
        "Put the job file or the JSON beside the log, which tell log_avg_msec.");
  }
}
