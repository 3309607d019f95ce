package org.plateau.ingest.fio;

import org.plateau.ingest.LogFile;
import org.plateau.ingest.Origin;

/** Makes origins without asking the file for its hash each time. */
final class RowOrigin {
  private final String path;
  private final String sha256;

  RowOrigin(LogFile file) {
    this.path = file.path();
    this.sha256 = file.sha256();
  }

  Origin lines(long first, long last) {
    return new Origin(path, sha256, first, last);
  }
}
