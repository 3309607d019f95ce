package org.plateau.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each problem code in the sources has its heading in docs/problems, and none is left over. */
class ProblemPagesTest {
  /** Options that are spelt like codes. */
  private static final Set<String> NO_CODES = Set.of("fio.threads", "fio.starts");

  @ParameterizedTest
  @ValueSource(strings = {"fio", "log", "run"})
  void documentsEveryCode(String prefix) throws IOException {
    Set<String> emitted = new TreeSet<>();
    Pattern code = Pattern.compile("\"(" + prefix + "\\.[a-z0-9]+(?:-[a-z0-9]+)*)\"");
    try (Stream<Path> sources = Files.walk(Path.of("src/main/java/org/plateau/ingest"))) {
      List<Path> files = sources.filter(path -> path.toString().endsWith(".java")).toList();
      for (Path file : files) {
        Matcher match = code.matcher(Files.readString(file));
        while (match.find()) {
          emitted.add(match.group(1));
        }
      }
    }
    emitted.removeAll(NO_CODES);
    List<String> documented =
        Files.readAllLines(Path.of("../docs/problems/" + prefix + ".md")).stream()
            .filter(line -> line.startsWith("## "))
            .map(line -> line.substring(3))
            .toList();
    assertThat(documented).containsExactlyElementsOf(emitted);
  }
}
