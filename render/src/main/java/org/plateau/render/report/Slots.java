package org.plateau.render.report;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plateau.render.text.Quantity;
import org.plateau.render.text.Unit;

/** Reads what stands between the braces of prose: {@code write-hp|unit=ms}, {@code ratio(a, b)}. */
final class Slots {
  private static final Pattern CALL =
      Pattern.compile(
          "(ratio|difference|rank|published_rank)\\(\\s*([\\w.-]+)\\s*(?:,\\s*([\\w.-]+)\\s*)?\\)");
  private static final Pattern NAME = Pattern.compile("[\\w.-]+");

  private final FigureBook book;

  Slots(FigureBook book) {
    this.book = book;
  }

  /**
   * A slot's figure.
   *
   * @param quantity what is printed; none when it is not known
   * @param high the upper end, where a range was published
   * @param figure the name of the figure under whose evidence it opens
   */
  record Filled(Optional<Quantity> quantity, Optional<Quantity> high, String figure) {
    Filled(Optional<Quantity> quantity, String figure) {
      this(quantity, Optional.empty(), figure);
    }
  }

  /**
   * Fills a slot.
   *
   * @return nothing when it names no figure of the review, or asks for what does not exist
   */
  Optional<Filled> fill(String expression) {
    String[] parts = expression.split("\\|", -1);
    String what = parts[0].strip();
    Optional<Filled> filled = value(what);
    for (int i = 1; i < parts.length; i++) {
      String option = parts[i].strip();
      if (option.equals("worded")) {
        filled = filled.map(Slots::worded);
        continue;
      }
      Optional<Unit> unit = unit(option);
      if (unit.isEmpty()) {
        return Optional.empty();
      }
      filled = filled.flatMap(one -> in(one, unit.get()));
    }
    return filled;
  }

  private Optional<Filled> value(String what) {
    Matcher call = CALL.matcher(what);
    if (call.matches()) {
      String a = call.group(2);
      String b = call.group(3);
      if (call.group(1).equals("published_rank")) {
        return b == null && book.quotes().quote(a).isPresent()
            ? Optional.of(new Filled(book.quotes().rank(a), a))
            : Optional.empty();
      }
      if (book.selection(a).isEmpty() || (b != null && book.selection(b).isEmpty())) {
        return Optional.empty();
      }
      return switch (call.group(1)) {
        case "rank" -> b == null ? Optional.of(new Filled(book.rank(a), a)) : Optional.empty();
        case "ratio" -> b == null ? Optional.empty() : Optional.of(new Filled(book.ratio(a, b), a));
        default -> b == null ? Optional.empty() : Optional.of(new Filled(book.difference(a, b), a));
      };
    }
    boolean named = NAME.matcher(what).matches() && book.knows(what);
    return named
        ? Optional.of(new Filled(book.quantity(what), book.quotes().high(what), what))
        : Optional.empty();
  }

  /** The sentence says "below" or "about" itself, so no sign is printed. */
  private static Filled worded(Filled filled) {
    return new Filled(
        filled.quantity().map(quantity -> quantity.boundedInWords(quantity.bound())),
        filled.high(),
        filled.figure());
  }

  private static Optional<Filled> in(Filled filled, Unit unit) {
    try {
      return Optional.of(
          new Filled(
              filled.quantity().map(quantity -> quantity.in(unit)),
              filled.high().map(quantity -> quantity.in(unit)),
              filled.figure()));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static Optional<Unit> unit(String option) {
    if (!option.startsWith("unit=")) {
      return Optional.empty();
    }
    return switch (option.substring("unit=".length()).toLowerCase(Locale.ROOT)) {
      case "us", "µs" -> Optional.of(Unit.MICROSECONDS);
      case "ms" -> Optional.of(Unit.MILLISECONDS);
      case "s" -> Optional.of(Unit.SECONDS_OF_LATENCY);
      case "mb/s" -> Optional.of(Unit.MEGABYTES_PER_SECOND);
      case "gb/s" -> Optional.of(Unit.GIGABYTES_PER_SECOND);
      case "%", "percent" -> Optional.of(Unit.PERCENT);
      default -> Optional.empty();
    };
  }
}
