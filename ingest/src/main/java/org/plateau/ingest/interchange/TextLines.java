package org.plateau.ingest.interchange;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.LogFile;

/** The lines of a log, one at a time, with their numbers. */
public final class TextLines implements AutoCloseable {
  private final BufferedReader reader;
  private final String path;
  private @Nullable String ahead;
  private String text = "";
  private long number;

  private TextLines(BufferedReader reader, String path) {
    this.reader = reader;
    this.path = path;
    this.ahead = fetch();
  }

  public static TextLines open(LogFile file) {
    try {
      return new TextLines(
          new BufferedReader(new InputStreamReader(file.open(), StandardCharsets.UTF_8), 1 << 16),
          file.path());
    } catch (IOException e) {
      throw new UncheckedIOException(file.path(), e);
    }
  }

  /** Moves on; false at the end. */
  public boolean next() {
    String line = ahead;
    if (line == null) {
      return false;
    }
    text = line;
    number++;
    ahead = fetch();
    return true;
  }

  /** The current line, without its end. */
  public String text() {
    return text;
  }

  /** Its number, from 1. */
  public long number() {
    return number;
  }

  /** Whether no line follows. */
  public boolean isLast() {
    return ahead == null;
  }

  @Override
  public void close() {
    try {
      reader.close();
    } catch (IOException e) {
      throw new UncheckedIOException(path, e);
    }
  }

  private @Nullable String fetch() {
    try {
      return reader.readLine();
    } catch (IOException e) {
      throw new UncheckedIOException(path, e);
    }
  }
}
