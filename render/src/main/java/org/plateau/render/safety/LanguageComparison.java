package org.plateau.render.safety;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Compares what the pages of one address hold in each language, as multisets of figures, names,
 * literals and dates, per block where the page marks blocks.
 *
 * <p>Two figures that change places within one sentence, elements and all, are the one exchange
 * that this cannot see: the order of figures is the language's own.
 */
public final class LanguageComparison {
  private LanguageComparison() {}

  /**
   * The differences of a page from the same page in another language.
   *
   * @param original the language the text was written in
   */
  public static List<Fault> compare(Page original, Page translation) {
    Map<String, Integer> expected = contents(original);
    Map<String, Integer> found = contents(translation);
    SortedSet<String> all = new TreeSet<>(expected.keySet());
    all.addAll(found.keySet());
    List<Fault> faults = new ArrayList<>();
    for (String thing : all) {
      int here = found.getOrDefault(thing, 0);
      int there = expected.getOrDefault(thing, 0);
      if (here != there) {
        faults.add(
            new Fault(
                "language-difference",
                translation.name(),
                0,
                thing + " stands " + times(here),
                times(there) + " as in " + original.name()));
      }
    }
    return faults;
  }

  private static String times(int count) {
    return count + (count == 1 ? " time" : " times");
  }

  private static Map<String, Integer> contents(Page page) {
    Map<String, Integer> contents = new TreeMap<>();
    for (PrintedFigure figure : page.figures()) {
      String operator = figure.printed().isEmpty() ? "" : operator(figure.printed());
      count(
          contents,
          figure.block(),
          "figure "
              + String.join(" ", figure.name(), value(figure.value()), figure.unit())
              + (figure.bound().isEmpty() ? "" : " " + figure.bound() + operator));
    }
    page.entities()
        .forEach(
            entity ->
                count(
                    contents,
                    entity.block(),
                    "name " + (entity.id().isEmpty() ? entity.printed() : entity.id())));
    page.literals()
        .forEach(literal -> count(contents, literal.block(), "literal " + literal.printed()));
    page.dates().forEach(date -> count(contents, date.block(), "date " + date.id()));
    return contents;
  }

  private static String operator(String printed) {
    String first = printed.substring(0, 1);
    return "≈<≤>≥".contains(first) ? " " + first : "";
  }

  private static String value(String decimal) {
    try {
      return new BigDecimal(decimal).stripTrailingZeros().toPlainString();
    } catch (NumberFormatException unreadable) {
      return decimal; // the check of the page itself reports it
    }
  }

  private static void count(Map<String, Integer> contents, String block, String thing) {
    contents.merge(block.isEmpty() ? thing : "in " + block + ": " + thing, 1, Integer::sum);
  }
}
