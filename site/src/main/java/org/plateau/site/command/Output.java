package org.plateau.site.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Writes an answer where it was asked for. */
final class Output {
  private Output() {}

  /** To a file in UTF-8, or to standard output. */
  static void write(Console console, String text, @Nullable Path file) {
    if (file == null) {
      console.out().print(text);
      return;
    }
    write(text.getBytes(StandardCharsets.UTF_8), file);
    console.step("Wrote " + file);
  }

  static void write(byte[] content, Path file) {
    try {
      Files.write(file, content);
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
  }
}
