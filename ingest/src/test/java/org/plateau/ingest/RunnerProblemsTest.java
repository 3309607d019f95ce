package org.plateau.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The problem codes in a reader's sources and on its page are the same. */
class RunnerProblemsTest {
  @ParameterizedTest
  @CsvSource({
    "interchange,native",
    "vdbench,vdbench",
    "iometer,iometer",
    "diskspd,diskspd",
    "sysbench,sysbench",
    "hammerdb,hammerdb",
    "table,table"
  })
  void everyCodeIsDescribedAndEveryDescriptionIsOfACode(String folder, String family)
      throws IOException {
    Path sources = Path.of("src/main/java/org/plateau/ingest", folder);
    TreeSet<String> used = new TreeSet<>();
    try (Stream<Path> files = Files.list(sources)) {
      for (Path file : files.toList()) {
        used.addAll(codes("\"(" + family + "\\.[a-z]+-?[a-z-]*)\"", Files.readString(file)));
      }
    }
    Path page = root().resolve("docs/problems").resolve(family + ".md");
    assertThat(codes("(?m)^## (\\S+)$", Files.readString(page)))
        .containsExactlyInAnyOrderElementsOf(used);
  }

  private static List<String> codes(String pattern, String text) {
    return Pattern.compile(pattern)
        .matcher(text)
        .results()
        .map((MatchResult found) -> found.group(1))
        .toList();
  }

  private static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(folder.resolve("docs/problems"))) {
      folder = folder.getParent();
    }
    return folder;
  }
}
