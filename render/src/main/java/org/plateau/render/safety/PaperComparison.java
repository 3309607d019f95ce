package org.plateau.render.safety;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.plateau.render.text.Unit;

/**
 * Holds a PDF against the web page that it is made beside: the same figures, and each number of its
 * pages among what can be copied out of the file.
 *
 * <p>Numbers with a unit, a decimal point or grouping must stand equally often in both. Bare whole
 * numbers must stand in the PDF at least as often: it numbers its pages and repeats its heads.
 */
public final class PaperComparison {
  /** The block of the page that is not printed. */
  private static final String NOT_PRINTED = "facts";

  private static final Pattern NUMBER =
      Pattern.compile(
          "[0-9]+(?:,[0-9]{3})*(?:\\.[0-9]+)?(?:%|[\\s\u00a0](?:"
              + Arrays.stream(Unit.values())
                  .map(Unit::symbol)
                  .filter(symbol -> !symbol.isEmpty() && !symbol.equals("%"))
                  .distinct()
                  .map(Pattern::quote)
                  .collect(Collectors.joining("|"))
              + ")(?![A-Za-z]))?");

  private PaperComparison() {}

  /**
   * What is wrong with a PDF.
   *
   * @param web the page without its hidden parts
   * @param print what was laid out
   * @param copied the text of the PDF's pages
   */
  public static List<Fault> compare(Page web, Page print, List<String> copied) {
    List<Fault> faults = new ArrayList<>();
    compare(figures(web), figures(print), print.name(), web.name(), faults);
    Map<String, Integer> laidOut = numbers(print.text());
    Map<String, Integer> read = numbers(String.join("\n", copied));
    Map<String, Integer> expected = new TreeMap<>(laidOut);
    read.forEach(
        (number, count) -> {
          boolean bare = number.chars().allMatch(c -> c >= '0' && c <= '9');
          if (bare) {
            expected.merge(number, count, Math::max);
          }
        });
    compare(expected, read, print.name(), "the layout", faults);
    return faults;
  }

  private static void compare(
      Map<String, Integer> expected,
      Map<String, Integer> found,
      String name,
      String other,
      List<Fault> faults) {
    Map<String, Integer> all = new TreeMap<>(expected);
    all.putAll(found);
    for (String thing : all.keySet()) {
      int here = found.getOrDefault(thing, 0);
      int there = expected.getOrDefault(thing, 0);
      if (here != there) {
        faults.add(
            new Fault(
                "paper-difference",
                name,
                0,
                thing + " stands " + here + " times",
                there + " times as in " + other));
      }
    }
  }

  private static Map<String, Integer> figures(Page page) {
    Map<String, Integer> figures = new TreeMap<>();
    for (PrintedFigure figure : page.figures()) {
      if (!figure.spot().block().equals(NOT_PRINTED)) {
        String text =
            String.join(" ", figure.name(), figure.value(), figure.unit(), figure.printed());
        figures.merge(text, 1, Integer::sum);
      }
    }
    return figures;
  }

  private static Map<String, Integer> numbers(String text) {
    Map<String, Integer> numbers = new TreeMap<>();
    NUMBER
        .matcher(text)
        .results()
        .forEach(
            one -> {
              // a unit may stand in the next line or cell of the copied text: the figures of the
              // page itself bind numbers to units, here no number may be lost or changed
              String number = one.group().replaceAll("[^0-9.,].*$", "");
              if (number.length() > 1) {
                numbers.merge(number, 1, Integer::sum);
              }
            });
    return numbers;
  }
}
