package org.plateau.render.safety;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.plateau.render.text.Bound;
import org.plateau.render.text.Entities;
import org.plateau.render.text.Language;
import org.plateau.render.text.Quantities;
import org.plateau.render.text.Quantity;
import org.plateau.render.text.Unit;

/**
 * Checks the printed figures of a page: each is read back as a reader of the language would, and
 * held against its attributes and the record it names; outside figures, names and literals there is
 * no digit at all.
 *
 * <p>The faults it is made to catch are those of section 4 of the model reviews: numerals moved,
 * lost, put into names, given another unit or another scale.
 */
public final class NumberSafety {
  private static final Pattern PLACEHOLDER = Pattern.compile("XNUMX|[{}]|\\?\\?[\\w.-]+\\?\\?");
  private static final Pattern SCALE =
      Pattern.compile(
          Page.MARKED + "[\\s\u00a0]?(?:[万萬億亿兆]|천만|백만|만|억|천|million|billion|thousand|[KkMG]\\b)");

  private static final Pattern NUMBERS = Pattern.compile("[0-9]{1,9}");

  private final Quantities quantities;
  private final Language language;
  private final Map<String, Quantity> records = new HashMap<>();
  private final Map<String, String> names = new HashMap<>();
  private final List<String> longestFirst;

  /**
   * A check for one language.
   *
   * @param entities the names that pages may print, with their digits
   * @param figures the records behind the page, by figure name
   * @throws IllegalArgumentException when two records of one name differ
   */
  public NumberSafety(Language language, Entities entities, Collection<Quantity> figures) {
    this.language = language;
    this.quantities = Quantities.of(language);
    for (Quantity figure : figures) {
      Quantity before = records.putIfAbsent(figure.name(), figure);
      if (before != null && before.value().compareTo(figure.value()) != 0) {
        throw new IllegalArgumentException(
            "two figures " + figure.name() + ": " + before.value() + ", " + figure.value());
      }
    }
    for (Entities.Entity entity : entities.all()) {
      names.put(entity.id(), String.valueOf(entity.printed().get(language)));
    }
    this.longestFirst =
        names.values().stream()
            .filter(name -> name.codePoints().anyMatch(Character::isDigit))
            .distinct()
            .sorted(Comparator.comparingInt(String::length).reversed())
            .toList();
  }

  /** All faults of the page, in its order. */
  public List<Fault> check(Page page) {
    if (page.language() != language) {
      throw new IllegalArgumentException(page.name() + " is in " + page.language().tag());
    }
    List<Fault> faults = new ArrayList<>();
    List<PrintedFigure> figures = page.figures();
    for (int i = 0; i < figures.size(); i++) {
      PrintedFigure figure = figures.get(i);
      String suffix =
          figure.rangeStart() && i + 1 < figures.size() ? unitOf(figures.get(i + 1)) : "";
      check(page, figure, suffix, faults);
    }
    for (Page.Token entity : page.entities()) {
      check(page, entity, faults);
    }
    for (Page.Token date : page.dates()) {
      check(page, date.id(), date, faults);
    }
    for (Page.Token literal : page.literals()) {
      if (PLACEHOLDER.matcher(literal.printed()).find() || literal.printed().isBlank()) {
        faults.add(
            fault("placeholder", page, literal.line(), quoted(literal.printed()), "a value"));
      }
    }
    for (Page.Loose loose : page.loose()) {
      check(page, loose, faults);
    }
    return faults;
  }

  private void check(Page page, PrintedFigure figure, String suffix, List<Fault> faults) {
    List<Fault> first = List.of();
    for (String unit : suffixes(figure, suffix)) {
      List<Fault> found = new ArrayList<>();
      checkPrinted(page, figure, figure.printed() + unit, found);
      if (found.isEmpty()) {
        return;
      }
      first = first.isEmpty() ? found : first;
    }
    faults.addAll(first);
  }

  /** In a table the head holds the unit: then one of the units of the base must fit. */
  private static List<String> suffixes(PrintedFigure figure, String suffix) {
    if (!figure.inCell() || !suffix.isEmpty() || !figure.endsInDigit()) {
      return List.of(suffix);
    }
    List<String> suffixes = new ArrayList<>(List.of(""));
    for (Unit unit : Unit.ofBase(figure.unit())) {
      suffixes.add(unit == Unit.PERCENT ? "%" : "\u00a0" + unit.symbol());
    }
    return suffixes;
  }

  private void checkPrinted(Page page, PrintedFigure figure, String printed, List<Fault> faults) {
    String what = "figure " + figure.name() + " printed as " + quoted(printed);
    try {
      Quantities.Reading reading = quantities.read(printed, figure.unit());
      BigDecimal value = new BigDecimal(figure.value());
      Bound bound = Bound.of(figure.bound());
      boolean worded = reading.bound() == Bound.EXACT && bound != Bound.EXACT;
      String canonical =
          quantities.print(
              new Quantity(
                  figure.name(), value, reading.unit(), reading.decimals(), bound, worded));
      boolean bareRank = reading.unit() == Unit.RANK && printed.equals(figure.value());
      if (!reading.covers(value) || !(canonical.equals(printed) || bareRank)) {
        faults.add(fault("figure-value", page, figure.line(), what, quoted(canonical)));
      }
      checkRecord(page, figure, value, bound, faults);
    } catch (IllegalArgumentException unreadable) {
      faults.add(
          fault("figure-unreadable", page, figure.line(), what, "a figure in " + figure.unit()));
    }
  }

  private void checkRecord(
      Page page, PrintedFigure figure, BigDecimal value, Bound bound, List<Fault> faults) {
    Quantity record = records.get(figure.name());
    String found = "figure " + figure.name() + " of " + figure.value() + " " + figure.unit();
    if (record == null) {
      faults.add(fault("figure-unknown", page, figure.line(), found, "a figure on record"));
    } else if (record.value().compareTo(value) != 0
        || !record.unit().base().equals(figure.unit())) {
      String expected = record.value().toPlainString() + " " + record.unit().base();
      faults.add(fault("figure-record", page, figure.line(), found, expected));
    } else if (record.bound() != bound) {
      faults.add(
          fault(
              "figure-bound",
              page,
              figure.line(),
              found + " bound " + bound,
              record.bound().toString()));
    }
  }

  private void check(Page page, Page.Token entity, List<Fault> faults) {
    String name = names.get(entity.id());
    if (entity.id().isEmpty()) {
      checkName(page, entity, faults);
    } else if (name == null) {
      faults.add(
          fault(
              "entity-unknown", page, entity.line(), "name " + entity.id(), "a name of the table"));
    } else if (!name.equals(entity.printed())) {
      faults.add(
          fault("entity-spelling", page, entity.line(), quoted(entity.printed()), quoted(name)));
    }
  }

  /** The numbers of a printed day are numbers of its date, the year among them. */
  private void check(Page page, String date, Page.Token day, List<Fault> faults) {
    List<Integer> there = numbers(date.length() > 10 ? date.substring(0, 10) : date);
    List<Integer> printed = numbers(day.printed());
    boolean sound = !there.isEmpty() && printed.contains(there.get(0));
    for (Integer number : printed) {
      sound &= there.remove(number);
    }
    if (!sound) {
      faults.add(fault("date-value", page, day.line(), quoted(day.printed()), "the day " + date));
    }
  }

  private static List<Integer> numbers(String text) {
    List<Integer> numbers = new ArrayList<>();
    NUMBERS.matcher(text).results().forEach(one -> numbers.add(Integer.valueOf(one.group())));
    return numbers;
  }

  /** A name marked without its id: with a digit in it, it must be one of the table. */
  private void checkName(Page page, Page.Token entity, List<Fault> faults) {
    boolean digit = entity.printed().codePoints().anyMatch(Character::isDigit);
    if (digit && !names.containsValue(entity.printed())) {
      faults.add(
          fault(
              "entity-unknown",
              page,
              entity.line(),
              quoted(entity.printed()),
              "a name of the table"));
    }
  }

  private void check(Page page, Page.Loose loose, List<Fault> faults) {
    String text = loose.text();
    if (PLACEHOLDER.matcher(text).find()) {
      faults.add(fault("placeholder", page, loose.line(), excerpt(text), "no placeholder"));
    }
    if (SCALE.matcher(text).find()) {
      faults.add(
          fault("scale-word", page, loose.line(), excerpt(text), "full digits, no scale word"));
    }
    String rest = withoutNames(text);
    if (rest.codePoints().anyMatch(Character::isDigit)) {
      faults.add(
          fault(
              "loose-number",
              page,
              loose.line(),
              excerpt(rest),
              "digits only in figures, names and literals"));
    }
  }

  /** Names are taken out whole: a digit or letter beside one makes it another word. */
  private String withoutNames(String text) {
    String rest = text;
    for (String name : longestFirst) {
      if (rest.contains(name)) {
        rest =
            rest.replaceAll(
                "(?<![A-Za-z0-9.])" + Pattern.quote(name) + "(?![A-Za-z0-9]|\\.[0-9])", "\u00a4");
      }
    }
    return rest;
  }

  private static String unitOf(PrintedFigure figure) {
    int digit = figure.printed().length();
    while (digit > 0 && !Character.isDigit(figure.printed().charAt(digit - 1))) {
      digit--;
    }
    return figure.printed().substring(digit);
  }

  private static String quoted(String text) {
    return "\"" + text + "\"";
  }

  private static String excerpt(String text) {
    String line = text.strip().replaceAll("\\s+", " ");
    return quoted(line.length() > 120 ? line.substring(0, 120) + "…" : line);
  }

  private static Fault fault(String code, Page page, int line, String found, String expected) {
    return new Fault(code, page.name(), line, found, expected);
  }
}
