package org.plateau.templates;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * The resources of this module as the tests read them: from the source tree, discovered, never
 * listed.
 */
final class ResourceFolder {
  private static final Path ROOT = Path.of("src/main/resources");

  private ResourceFolder() {}

  static List<Path> files(String folder, String ending) {
    try (Stream<Path> walk = Files.walk(ROOT.resolve(folder))) {
      return walk.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String text(String file) {
    return text(ROOT.resolve(file));
  }

  static String text(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Properties bundle(Path file) {
    Properties words = new Properties();
    try (var reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      words.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return words;
  }
}
