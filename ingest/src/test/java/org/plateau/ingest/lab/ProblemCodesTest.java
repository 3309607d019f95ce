package org.plateau.ingest.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A code that a person meets is explained, and nothing is explained that nobody can meet. */
class ProblemCodesTest {
  @Test
  void everyCodeIsDocumented() throws IOException {
    Set<String> used = new TreeSet<>();
    for (String folder : new String[] {"lab", "yaml"}) {
      try (Stream<Path> files = Files.walk(Path.of("src/main/java/org/plateau/ingest", folder))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          collect("\"((?:lab|run|yaml|catalog)\\.[a-z-]+)\",", Files.readString(file), used);
        }
      }
    }
    Set<String> documented = new TreeSet<>();
    collect(
        "(?m)^## ([a-z.-]+)$", Files.readString(Path.of("../docs/problems/lab.md")), documented);

    assertThat(documented).isEqualTo(used);
  }

  private static void collect(String pattern, String text, Set<String> found) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    while (matcher.find()) {
      if (!matcher.group(1).endsWith(".yaml")) {
        found.add(matcher.group(1));
      }
    }
  }
}
