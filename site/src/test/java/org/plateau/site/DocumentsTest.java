package org.plateau.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the documents name exists, and their links lead somewhere. */
class DocumentsTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
  private static final Pattern TYPE = Pattern.compile("`([A-Z][A-Za-z0-9]+)`");
  private static final Pattern FLOW = Pattern.compile("(?m)^→ ([A-Z][A-Za-z]+)");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)(?:#[^)]*)?\\)");

  @Test
  void everyTypeThatArchitectureNamesExists() throws IOException {
    String text = Files.readString(ROOT.resolve("ARCHITECTURE.md"));
    Set<String> named = new TreeSet<>();
    for (Pattern pattern : new Pattern[] {TYPE, FLOW}) {
      Matcher matcher = pattern.matcher(text);
      while (matcher.find()) {
        named.add(matcher.group(1));
      }
    }
    named.remove("ServiceLoader");
    assertThat(named).isNotEmpty();
    assertThat(types()).containsAll(named);
  }

  @Test
  void everyRelativeLinkOfTheDocumentsLeadsToAFile() throws IOException {
    Set<String> broken = new TreeSet<>();
    for (Path document : documents()) {
      Matcher link = LINK.matcher(Files.readString(document));
      while (link.find()) {
        Path folder = document.getParent();
        if (!Files.exists(folder.resolve(link.group(1)))) {
          broken.add(ROOT.relativize(document) + " -> " + link.group(1));
        }
      }
    }
    assertThat(broken).isEmpty();
  }

  private static Set<Path> documents() throws IOException {
    Set<Path> documents = new TreeSet<>();
    for (String name : new String[] {"README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"}) {
      documents.add(ROOT.resolve(name));
    }
    try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
      docs.filter(path -> path.toString().endsWith(".md")).forEach(documents::add);
    }
    return documents;
  }

  private static Set<String> types() throws IOException {
    try (Stream<Path> sources = Files.walk(ROOT)) {
      return sources
          .filter(path -> path.toString().endsWith(".java"))
          .map(path -> path.getFileName().toString().replace(".java", ""))
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }
}
