package org.plateau.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A code that a person meets is explained, nothing is explained that nobody can meet, and {@code
 * docs/problems.md} lists them all. After a wanted change: {@code -Dplateau.golden=write}.
 *
 * <p>A module's codes join in by its name in {@link #MODULES} and their families in {@link
 * #FAMILIES}.
 */
class ProblemIndexTest {
  private static final List<String> MODULES = List.of("ingest", "analysis", "render", "site");

  private static final List<String> FAMILIES =
      List.of(
          "analyst",
          "analyze",
          "catalog",
          "claim",
          "command",
          "diskspd",
          "fio",
          "forget",
          "hammerdb",
          "iometer",
          "lab",
          "log",
          "native",
          "prose",
          "query",
          "review",
          "run",
          "simulate",
          "site",
          "sysbench",
          "table",
          "vdbench",
          "yaml");

  /** Names of files and options that are spelt like codes. */
  private static final Set<String> NO_CODES =
      Set.of(
          "fio.threads",
          "fio.starts",
          "fio.histogram",
          "lab.yaml",
          "run.yaml",
          "run.yml",
          "review.yaml",
          "review.pdf");

  private static final Pattern SECTION =
      Pattern.compile("(?m)^## (\\S+)\n\n\\*\\*([A-Z][^.*]*)\\.\\*\\* ((?:.+\n)+)");

  /** One heading of a page under {@code docs/problems}. */
  private record Entry(String page, String severity, String cause) {
    String row(String code) {
      String anchor = code.replace(".", "");
      return "| ["
          + code
          + "](problems/"
          + page
          + "#"
          + anchor
          + ") | "
          + severity
          + " | "
          + cause
          + " |\n";
    }
  }

  @Test
  void explainsEveryCodeAndNoOther() throws IOException {
    assertThat(documented().keySet()).containsExactlyElementsOf(emitted());
  }

  @Test
  void namesTheSeverityOfEveryHeading() throws IOException {
    TreeSet<String> headings = new TreeSet<>();
    for (Path page : pages()) {
      headings.addAll(found("(?m)^## (\\S+)$", Files.readString(page)));
    }
    assertThat(documented().keySet()).isEqualTo(headings);
    assertThat(documented().values())
        .allMatch(
            entry ->
                entry
                    .severity()
                    .toLowerCase(Locale.ROOT)
                    .matches(".*\\b(note|warning|error)\\b.*"));
  }

  @Test
  void listsEveryCode() throws IOException {
    StringBuilder index = new StringBuilder();
    index.append("# Problem codes\n\n");
    index.append("Each message reads `file:line: what was found, expected what was expected.");
    index.append(" What to do.` The codes are stable.\n\n");
    index.append("| code | severity | cause |\n| --- | --- | --- |\n");
    documented().forEach((code, entry) -> index.append(entry.row(code)));
    Path file = root().resolve("docs/problems.md");
    if ("write".equals(System.getProperty("plateau.golden"))) {
      Files.writeString(file, index);
    }
    assertThat(Files.readString(file)).isEqualTo(index.toString());
  }

  private static SortedMap<String, Entry> documented() throws IOException {
    TreeMap<String, Entry> entries = new TreeMap<>();
    for (Path page : pages()) {
      SECTION
          .matcher(Files.readString(page))
          .results()
          .forEach(
              match ->
                  assertThat(
                          entries.put(
                              match.group(1),
                              new Entry(
                                  page.getFileName().toString(),
                                  match.group(2),
                                  firstSentence(match.group(3)))))
                      .as("%s twice", match.group(1))
                      .isNull());
    }
    return entries;
  }

  private static String firstSentence(String text) {
    String line = text.replace('\n', ' ').strip();
    int end = line.indexOf(". ");
    return end < 0 ? line : line.substring(0, end + 1);
  }

  private static Set<String> emitted() throws IOException {
    TreeSet<String> codes = new TreeSet<>();
    String code = "\"((?:" + String.join("|", FAMILIES) + ")\\.[a-z0-9]+(?:-[a-z0-9]+)*)\"";
    for (String module : MODULES) {
      try (Stream<Path> files = Files.walk(root().resolve(module).resolve("src/main/java"))) {
        for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
          codes.addAll(found(code, Files.readString(file)));
        }
      }
    }
    codes.removeAll(NO_CODES);
    return codes;
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> pages = Files.list(root().resolve("docs/problems"))) {
      return new ArrayList<>(pages.sorted().toList());
    }
  }

  private static List<String> found(String pattern, String text) {
    return Pattern.compile(pattern)
        .matcher(text)
        .results()
        .map((MatchResult match) -> match.group(1))
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
