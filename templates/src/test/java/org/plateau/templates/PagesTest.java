package org.plateau.templates;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Templates and page words fit together, and a template keeps to the site's security policy. */
class PagesTest {
  private static final Pattern KEY = Pattern.compile("#\\{(page\\.[\\w.-]+)");
  private static final Pattern COMPOSED = Pattern.compile("#\\{\\$\\{'(page\\.[\\w.-]+\\.)' \\+");
  private static final Pattern INLINE =
      Pattern.compile("<style|\\sstyle=|\\son\\w+=|javascript:|<script>", Pattern.CASE_INSENSITIVE);
  private static final Pattern SLOT =
      Pattern.compile("\\{(\\w+)(?:\\}|, (?:number|plural|selectordinal|select)\\b)");
  private static final Path ENGLISH = Path.of("src/main/resources/messages/en.properties");

  @Test
  void everyWordOfATemplateIsInTheEnglishBundle() {
    Set<String> known = ResourceFolder.bundle(ENGLISH).stringPropertyNames();
    List<String> missing = new ArrayList<>();
    for (Path page : ResourceFolder.files("pages", ".html")) {
      String text = ResourceFolder.text(page);
      for (Matcher key = KEY.matcher(text); key.find(); ) {
        if (!known.contains(key.group(1))) {
          missing.add(page.getFileName() + ": " + key.group(1));
        }
      }
      for (Matcher key = COMPOSED.matcher(text); key.find(); ) {
        String start = key.group(1);
        if (known.stream().noneMatch(word -> word.startsWith(start))) {
          missing.add(page.getFileName() + ": " + start + "…");
        }
      }
    }
    assertThat(missing).isEmpty();
  }

  @Test
  void everyLanguageHasTheSameWordsAndSlots() {
    Properties english = ResourceFolder.bundle(ENGLISH);
    for (Path file : ResourceFolder.files("messages", ".properties")) {
      if (!file.getParent().endsWith("messages")) {
        continue; // words and sentences are other shelves, checked by the lint
      }
      Properties other = ResourceFolder.bundle(file);
      assertThat(new TreeSet<>(other.stringPropertyNames()))
          .as("keys of %s", file.getFileName())
          .isEqualTo(new TreeSet<>(english.stringPropertyNames()));
      for (String key : english.stringPropertyNames()) {
        assertThat(slots(other.getProperty(key)))
            .as("slots of %s in %s", key, file.getFileName())
            .isEqualTo(slots(english.getProperty(key)));
      }
    }
  }

  @Test
  void noPageCarriesInlineScriptOrStyle() {
    for (Path page : ResourceFolder.files("pages", ".html")) {
      if (page.toString().contains("print")) {
        continue; // paper has no security policy, and a drawing's height is set in place
      }
      assertThat(INLINE.matcher(ResourceFolder.text(page)).find())
          .as("inline script or style in %s", page.getFileName())
          .isFalse();
    }
  }

  @Test
  void theGlossaryHasEveryTermInEveryLanguage() {
    List<String> lines = ResourceFolder.text("messages/glossary.tsv").lines().toList();
    assertThat(lines.get(0)).isEqualTo("en\tko\tzh-TW\tzh-CN\tja\tavoid");
    for (String line : lines) {
      String[] cells = line.split("\t", -1);
      assertThat(cells).as(line).hasSize(6);
      assertThat(List.of(cells).subList(0, 5)).as(line).noneMatch(String::isBlank);
    }
  }

  private static Set<String> slots(String message) {
    Set<String> names = new TreeSet<>();
    for (Matcher slot = SLOT.matcher(message); slot.find(); ) {
      names.add(slot.group(1));
    }
    return names;
  }
}
