package org.plateau.ingest.yaml;

/**
 * A line in a file that a person can open and mend.
 *
 * @param file path as the person knows it, relative to the lab folder
 * @param line counted from 1; 0 when the whole file is meant
 */
public record Place(String file, long line) implements Comparable<Place>, java.io.Serializable {
  public Place {
    if (file.isEmpty() || line < 0) {
      throw new IllegalArgumentException("place \"" + file + "\":" + line);
    }
  }

  @Override
  public int compareTo(Place other) {
    int byFile = file.compareTo(other.file);
    return byFile != 0 ? byFile : Long.compare(line, other.line);
  }

  /** {@code file:line}, or the file alone. */
  @Override
  public String toString() {
    return line > 0 ? file + ":" + line : file;
  }
}
