package org.plateau.render.text.lint;

import com.ibm.icu.text.Transliterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plateau.render.text.Language;

/**
 * Words that must not stand in a language: literal renderings, second words for a concept that has
 * one, and words of the other Chinese region, in whichever characters.
 */
public final class Terms {
  private final List<Banned> banned = new ArrayList<>();

  /** A word to avoid, what to write, and a longer word in which it is right, or empty. */
  record Banned(Language language, String word, String instead, String unless) {}

  private Terms() {}

  /** The tables of the templates: {@code avoid.tsv}, {@code regional.tsv}, {@code glossary.tsv}. */
  public static Terms read() {
    Terms terms = new Terms();
    Table.read("avoid.tsv").rows().forEach(terms::avoid);
    Table.read("regional.tsv").rows().forEach(terms::regional);
    Table.read("glossary.tsv").rows().forEach(terms::glossary);
    return terms;
  }

  /** What is wrong with this text, first fault only. */
  public Optional<String> complaint(Language language, String text) {
    return banned.stream()
        .filter(term -> term.language() == language && contains(text, term))
        .map(term -> "\"" + term.word() + "\", expected \"" + term.instead() + "\"")
        .findFirst();
  }

  private static boolean contains(String text, Banned term) {
    String rest = term.unless().isEmpty() ? text : text.replace(term.unless(), "");
    return rest.contains(term.word());
  }

  private static String cell(Map<String, String> row, String column) {
    return row.getOrDefault(column, "");
  }

  private void avoid(Map<String, String> row) {
    banned.add(
        new Banned(
            Language.of(cell(row, "language")),
            cell(row, "avoid"),
            cell(row, "use"),
            cell(row, "unless")));
  }

  private void regional(Map<String, String> row) {
    String taiwan = cell(row, "zh-TW");
    String mainland = cell(row, "zh-CN");
    String mainlandInTraditional =
        Transliterator.getInstance("Simplified-Traditional").transliterate(mainland);
    String taiwanInSimplified =
        Transliterator.getInstance("Traditional-Simplified").transliterate(taiwan);
    // written alike in both regions but for the characters: nothing to confuse
    if (!taiwanInSimplified.equals(mainland) && !mainlandInTraditional.equals(taiwan)) {
      banned.add(new Banned(Language.ZH_TW, mainlandInTraditional, taiwan, taiwan));
      banned.add(new Banned(Language.ZH_CN, taiwanInSimplified, mainland, mainland));
    }
  }

  /** Of the column "avoid", the entries that name their language, or are in Hangul. */
  private void glossary(Map<String, String> row) {
    for (String entry : cell(row, "avoid").split(",\\s*")) {
      for (Language language : Language.values()) {
        String prefix = language.tag() + " ";
        if (entry.startsWith(prefix)) {
          String word = entry.substring(prefix.length());
          banned.add(new Banned(language, word, cell(row, language.tag()), ""));
        }
      }
      if (entry.matches("[가-힣 ]+")) {
        banned.add(new Banned(Language.KO, entry, cell(row, "ko"), cell(row, "ko")));
      }
    }
  }
}
