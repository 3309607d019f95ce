package org.plateau.ingest;

/**
 * Where a value was read: the thread that leads from a figure on a page back to its log lines.
 *
 * @param file path of the log, relative to the lab folder or as the caller gave it; inside an
 *     archive {@code archive.zip!/entry}
 * @param sha256 SHA-256 of the file's decompressed content, 64 hexadecimal digits
 * @param firstLine first line, counted from 1; 0 when the place is not known by line
 * @param lastLine last line, inclusive
 */
public record Origin(String file, String sha256, long firstLine, long lastLine)
    implements Comparable<Origin> {
  public Origin {
    if (firstLine < 0 || lastLine < firstLine) {
      throw new IllegalArgumentException("lines " + firstLine + " to " + lastLine);
    }
  }

  /** This place and all lines up to the other's last, when both are in the same file. */
  public Origin through(Origin other) {
    if (!file.equals(other.file)) {
      throw new IllegalArgumentException(file + " is not " + other.file);
    }
    return new Origin(
        file, sha256, Math.min(firstLine, other.firstLine), Math.max(lastLine, other.lastLine));
  }

  @Override
  public int compareTo(Origin other) {
    int byFile = file.compareTo(other.file);
    return byFile != 0 ? byFile : Long.compare(firstLine, other.firstLine);
  }
}
