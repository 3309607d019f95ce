package org.plateau.render.text;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Prints values and reads printed values back: full digits with grouping, the same in every
 * language, a no-break space before the unit and none before the percent sign.
 */
public final class Quantities {
  private static final String NBSP = "\u00a0";
  private static final char MINUS = '\u2212';
  private static final Pattern NUMBER =
      Pattern.compile(
          "(?:([≈<≤>≥])\u00a0)?(\u2212?(?:[1-9][0-9]{0,2}(?:,[0-9]{3})+|[0-9]|[1-9][0-9]{1,2})"
              + "(?:\\.[0-9]+)?)(.*)");
  private static final Pattern CLOCK = Pattern.compile("([0-9]{1,5}):([0-5][0-9])");
  private static final Pattern ORDINAL = Pattern.compile("([1-9][0-9]*)(?:st|nd|rd|th)?");

  private final Language language;
  private final DurationWords durations;

  Quantities(Language language, Bundle words) {
    this.language = language;
    this.durations = DurationWords.of(words);
  }

  /** Printing and reading in this language. */
  public static Quantities of(Language language) {
    return new Quantities(language, Bundle.read(Bundle.Shelf.WORDS, language));
  }

  /** The figure as it stands on the page, unit and operator included. */
  public String print(Quantity quantity) {
    return operator(quantity) + number(quantity) + unit(quantity.unit());
  }

  /** The figure without its unit: the low end of a range. */
  String printWithoutUnit(Quantity quantity) {
    return operator(quantity) + number(quantity);
  }

  private static String operator(Quantity quantity) {
    return quantity.worded() || quantity.bound() == Bound.EXACT
        ? ""
        : quantity.bound().operator() + NBSP;
  }

  private static String unit(Unit unit) {
    if (unit.symbol().isEmpty()) {
      return "";
    }
    return unit == Unit.PERCENT ? "%" : NBSP + unit.symbol();
  }

  private String number(Quantity quantity) {
    return switch (quantity.unit()) {
      case DURATION -> durations.print(quantity.value());
      case CLOCK -> clock(quantity.value());
      case RANK -> ordinal(quantity.value().longValueExact());
      default -> grouped(Precision.printed(quantity.value(), quantity.unit(), quantity.decimals()));
    };
  }

  private String ordinal(long rank) {
    if (language != Language.EN) {
      return Long.toString(rank);
    }
    long ones = rank % 10;
    boolean teen = rank % 100 / 10 == 1;
    String suffix =
        teen || ones > 3 || ones == 0 ? "th" : ones == 1 ? "st" : ones == 2 ? "nd" : "rd";
    return rank + suffix;
  }

  private static String clock(BigDecimal seconds) {
    long minutes = seconds.divide(BigDecimal.valueOf(60), 0, RoundingMode.HALF_UP).longValueExact();
    return String.format(Locale.ROOT, "%d:%02d", minutes / 60, minutes % 60);
  }

  private static String grouped(BigDecimal number) {
    String digits = number.abs().toPlainString();
    int point = digits.indexOf('.');
    StringBuilder out = new StringBuilder(digits);
    for (int at = (point < 0 ? digits.length() : point) - 3; at > 0; at -= 3) {
      out.insert(at, ',');
    }
    return (number.signum() < 0 ? MINUS : "") + out.toString();
  }

  /**
   * The inverse of {@link #print}.
   *
   * @param printed the text of the figure, exactly as on the page
   * @param base the base unit that the figure claims, as in {@code data-unit}
   * @throws IllegalArgumentException when it is not what {@link #print} could have written
   */
  public Reading read(String printed, String base) {
    List<Unit> units = Unit.ofBase(base);
    if (units.isEmpty()) {
      throw new IllegalArgumentException("unit " + base + " is unknown");
    }
    if (base.equals("rank") && language == Language.EN) {
      return ordinalReading(printed);
    }
    if (base.equals("s") && !printed.endsWith(NBSP + Unit.SECONDS.symbol())) {
      return durationReading(printed);
    }
    Matcher matcher = NUMBER.matcher(printed);
    if (!matcher.matches()) {
      throw notAFigure(printed, base);
    }
    String symbol = matcher.group(3);
    Unit unit =
        units.stream()
            .filter(candidate -> unit(candidate).equals(symbol))
            .findFirst()
            .orElseThrow(() -> notAFigure(printed, base));
    String operator = matcher.group(1) == null ? "" : matcher.group(1);
    String digits = matcher.group(2).replace(",", "").replace(MINUS, '-');
    return Reading.of(Bound.ofOperator(operator), new BigDecimal(digits), unit);
  }

  private static Reading ordinalReading(String printed) {
    Matcher matcher = ORDINAL.matcher(printed);
    if (!matcher.matches()) {
      throw notAFigure(printed, "rank");
    }
    return Reading.of(Bound.EXACT, new BigDecimal(matcher.group(1)), Unit.RANK);
  }

  private Reading durationReading(String printed) {
    Matcher matcher = CLOCK.matcher(printed);
    if (matcher.matches()) {
      long minutes = Long.parseLong(matcher.group(1)) * 60 + Long.parseLong(matcher.group(2));
      return new Reading(
          Bound.EXACT, BigDecimal.valueOf(minutes * 60), BigDecimal.valueOf(30), 0, Unit.CLOCK);
    }
    return durations.read(printed).orElseThrow(() -> notAFigure(printed, "s"));
  }

  private static IllegalArgumentException notAFigure(String printed, String base) {
    return new IllegalArgumentException("\"" + printed + "\" is no printed figure in " + base);
  }

  /**
   * A printed figure, read back.
   *
   * @param bound by the operator in print
   * @param value in the base unit
   * @param halfStep half of the last printed digit, in the base unit
   * @param decimals digits after the point
   */
  public record Reading(
      Bound bound, BigDecimal value, BigDecimal halfStep, int decimals, Unit unit) {
    static Reading of(Bound bound, BigDecimal number, Unit unit) {
      BigDecimal half = new BigDecimal("0.5").movePointLeft(number.scale());
      return new Reading(
          bound,
          number.multiply(unit.factor()),
          half.multiply(unit.factor()),
          number.scale(),
          unit);
    }

    /** Whether this value, in the base unit, rounds to what is printed. */
    public boolean covers(BigDecimal exact) {
      return exact.subtract(value).abs().compareTo(halfStep) <= 0;
    }
  }
}
