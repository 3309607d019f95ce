package org.plateau.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every code of a problem that reviews, pages and commands can have is explained. */
class ProblemCodesTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
  private static final Pattern EMITTED =
      Pattern.compile("Problem\\s*\\.\\s*(?:error|warning|note)\\(\\s*\"([a-z]+\\.[a-z-]+)\"");
  private static final Pattern EXPLAINED = Pattern.compile("(?m)^## ([a-z]+\\.[a-z-]+)$");

  @Test
  void everyCodeOfRenderAndSiteHasItsParagraph() throws IOException {
    TreeSet<String> emitted = new TreeSet<>();
    for (String module : List.of("render", "site")) {
      emitted.addAll(found(ROOT.resolve(module).resolve("src/main/java"), ".java", EMITTED));
    }
    assertThat(emitted).contains("prose.unbound-number", "review.unaccepted-change");
    assertThat(found(ROOT.resolve("docs/problems"), ".md", EXPLAINED)).containsAll(emitted);
  }

  private static Set<String> found(Path folder, String ending, Pattern pattern) throws IOException {
    TreeSet<String> codes = new TreeSet<>();
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.filter(file -> file.toString().endsWith(ending)).toList()) {
        pattern
            .matcher(Files.readString(path))
            .results()
            .map((MatchResult match) -> match.group(1))
            .forEach(codes::add);
      }
    }
    return codes;
  }
}
