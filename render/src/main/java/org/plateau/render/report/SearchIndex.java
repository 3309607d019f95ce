package org.plateau.render.report;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What can be found on the pages of a language: pairs of neighbouring characters, which need no
 * knowledge of where words end, so that it serves Korean, Chinese and Japanese alike.
 */
public final class SearchIndex {
  private final List<List<String>> pages = new ArrayList<>();
  private final List<String> others = new ArrayList<>();

  /**
   * Adds a page.
   *
   * @param address from the site's root
   * @param names by which it is also looked for
   */
  public void add(String address, String title, String line, List<String> names) {
    pages.add(List.of(address, title, line));
    others.add(line + " " + String.join(" ", names));
  }

  /** The script file. */
  public String script() {
    Map<String, Set<Integer>> grams = new TreeMap<>();
    for (int page = 0; page < pages.size(); page++) {
      add(grams, pages.get(page).get(1), page);
    }
    for (int page = 0; page < pages.size(); page++) {
      add(grams, others.get(page), page);
    }
    Map<String, Object> index = new LinkedHashMap<>();
    index.put("pages", pages);
    Map<String, Object> lists = new LinkedHashMap<>();
    grams.forEach((gram, list) -> lists.put(gram, List.copyOf(list)));
    index.put("grams", lists);
    return "window.plateauSearch = " + Json.of(index) + ";\n";
  }

  private static void add(Map<String, Set<Integer>> grams, String text, int page) {
    String folded = folded(text);
    for (int i = 0; i + 1 < folded.length(); i++) {
      grams.computeIfAbsent(folded.substring(i, i + 2), any -> new LinkedHashSet<>()).add(page);
    }
  }

  /** As the script folds what the reader types. */
  static String folded(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKC)
        .toLowerCase(Locale.ROOT)
        .replaceAll("\\s+", " ")
        .strip();
  }
}
