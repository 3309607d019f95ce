package org.plateau.render.report;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.render.page.Foreign;

/** An editor's texts in one language, and in the original where they were not translated. */
final class Texts {
  private final Words words;
  private final String original;
  private @Nullable Foreign borrowed;

  /**
   * Texts for a language.
   *
   * @param original tag of the language that the lab writes in
   */
  Texts(Words words, String original) {
    this.words = words;
    this.original = original;
  }

  /** The text for the page's language, else the original, else any; empty when there is none. */
  String of(Map<String, String> byLanguage) {
    String own = byLanguage.get(words.language().tag());
    if (own != null) {
      return own;
    }
    String language =
        byLanguage.containsKey(original)
            ? original
            : new TreeMap<>(byLanguage).keySet().stream().findFirst().orElse("");
    if (!language.isEmpty()) {
      foreign(language);
    }
    return byLanguage.getOrDefault(language, "");
  }

  /** The mark of a text in this language; null when it is the page's own. */
  @Nullable Foreign foreign(String language) {
    if (language.equals(words.language().tag())) {
      return null;
    }
    Foreign foreign = new Foreign(language, words.plain("language." + language));
    borrowed = borrowed == null ? foreign : borrowed;
    return foreign;
  }

  /** The language of the first text that had to be borrowed. */
  Optional<Foreign> borrowed() {
    return Optional.ofNullable(borrowed);
  }
}
