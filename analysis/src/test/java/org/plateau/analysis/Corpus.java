package org.plateau.analysis;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/** Public logs that stand beside the project on some machines; without them the test is skipped. */
public final class Corpus {
  private Corpus() {}

  /** Text of a file of the corpus. */
  public static String text(String path) {
    try {
      return Files.readString(file(path), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Lines of a file of the corpus. */
  public static List<String> lines(String path) {
    return text(path).lines().toList();
  }

  private static Path file(String path) {
    Path folder = Path.of("").toAbsolutePath();
    while (folder != null && !Files.isDirectory(folder.resolve("shared/corpus"))) {
      folder = folder.getParent();
    }
    Assumptions.assumeTrue(folder != null, "no corpus beside the project");
    return folder.resolve("shared/corpus").resolve(path);
  }
}
