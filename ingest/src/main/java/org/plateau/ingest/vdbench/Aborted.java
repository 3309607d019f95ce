package org.plateau.ingest.vdbench;

import org.plateau.ingest.LogFile;
import org.plateau.ingest.Problem;

/** The words for a folder that vdbench made and never filled. */
final class Aborted {
  private Aborted() {}

  static Problem beforeFirstInterval(LogFile file, String found) {
    return Problem.error(
        "vdbench.aborted",
        file.path(),
        0,
        found + ": the run was aborted before the first interval",
        "a run that reported at least once",
        "See errorlog.html and logfile.html of that folder and run the test again.");
  }
}
