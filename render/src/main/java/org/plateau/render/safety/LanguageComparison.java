package org.plateau.render.safety;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import org.plateau.render.text.Quantity;

/**
 * Compares what the pages of one address hold in each language, as multisets of figures, names,
 * literals and dates, per block where the page marks blocks.
 *
 * <p>Two figures that change places within one sentence, elements and all, are the one exchange
 * that this cannot see: the order of figures is the language's own.
 */
public final class LanguageComparison {
  private final Page page;
  private final List<Fault> faults = new ArrayList<>();

  private LanguageComparison(Page page) {
    this.page = page;
  }

  /**
   * The differences of a page from the same page in another language.
   *
   * @param original the language the text was written in
   */
  public static List<Fault> compare(Page original, Page translation) {
    return new LanguageComparison(translation)
        .differences(
            contents(original, any -> true, Spot::block),
            contents(translation, any -> true, Spot::block),
            "as in " + original.name());
  }

  /**
   * The differences of a page whose text was translated from an earlier version of the original.
   * What is generated must be the same, section by section. What the editor wrote may say other
   * things than the original by now, and prints the figures that its own text asks for.
   *
   * @param asked the figures of the text, one for each place in it
   */
  public static List<Fault> compareBehind(
      Page original, Page translation, Collection<Quantity> asked) {
    LanguageComparison comparison = new LanguageComparison(translation);
    comparison.differences(
        contents(original, spot -> !spot.written(), Spot::section),
        contents(translation, spot -> !spot.written(), Spot::section),
        "as in " + original.name());
    Map<String, Integer> written = new TreeMap<>();
    translation.figures().stream()
        .filter(figure -> figure.spot().written())
        .forEach(figure -> count(written, "", named(figure.name(), figure.value(), figure.unit())));
    Map<String, Integer> slots = new TreeMap<>();
    asked.forEach(
        quantity ->
            count(
                slots,
                "",
                named(quantity.name(), quantity.value().toPlainString(), quantity.unit().base())));
    return comparison.differences(slots, written, "as its text asks");
  }

  private List<Fault> differences(
      Map<String, Integer> expected, Map<String, Integer> found, String why) {
    SortedSet<String> all = new TreeSet<>(expected.keySet());
    all.addAll(found.keySet());
    for (String thing : all) {
      int here = found.getOrDefault(thing, 0);
      int there = expected.getOrDefault(thing, 0);
      if (here != there) {
        faults.add(
            new Fault(
                "language-difference",
                page.name(),
                0,
                thing + " stands " + times(here),
                times(there) + " " + why));
      }
    }
    return faults;
  }

  private static String times(int count) {
    return count + (count == 1 ? " time" : " times");
  }

  private static Map<String, Integer> contents(
      Page page, Predicate<Spot> compared, Function<Spot, String> block) {
    Map<String, Integer> contents = new TreeMap<>();
    for (PrintedFigure figure : page.figures()) {
      if (compared.test(figure.spot())) {
        String operator = figure.printed().isEmpty() ? "" : operator(figure.printed());
        count(
            contents,
            block.apply(figure.spot()),
            named(figure.name(), figure.value(), figure.unit())
                + (figure.bound().isEmpty() ? "" : " " + figure.bound() + operator));
      }
    }
    tokens(
        contents,
        page.entities(),
        compared,
        block,
        entity -> "name " + (entity.id().isEmpty() ? entity.printed() : entity.id()));
    tokens(contents, page.literals(), compared, block, literal -> "literal " + literal.printed());
    tokens(contents, page.dates(), compared, block, date -> "date " + date.id());
    return contents;
  }

  private static void tokens(
      Map<String, Integer> contents,
      List<Page.Token> tokens,
      Predicate<Spot> compared,
      Function<Spot, String> block,
      Function<Page.Token, String> thing) {
    for (Page.Token token : tokens) {
      if (compared.test(token.spot())) {
        count(contents, block.apply(token.spot()), thing.apply(token));
      }
    }
  }

  private static String named(String name, String value, String unit) {
    return "figure " + String.join(" ", name, value(value), unit);
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
