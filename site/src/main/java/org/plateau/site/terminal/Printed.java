package org.plateau.site.terminal;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.Locale;
import org.plateau.analysis.Metric;
import org.plateau.render.text.Language;
import org.plateau.render.text.Precision;
import org.plateau.render.text.Quantities;
import org.plateau.render.text.Quantity;
import org.plateau.render.text.Unit;

/** Values as the terminal prints them: the pages' digits with plain blanks. */
public final class Printed {
  private static final Quantities ENGLISH = Quantities.of(Language.EN);

  private Printed() {}

  /** {@code 254,931 IOPS}, {@code 1.00 ms}. */
  public static String of(Metric metric, double value) {
    return of(Precision.of("value", metric, value));
  }

  /** The number in a fixed unit, without it. */
  public static String in(Unit unit, double base) {
    String printed = of(Precision.exact("value", base, unit));
    return unit.symbol().isEmpty()
        ? printed
        : printed.substring(0, printed.length() - unit.symbol().length()).strip();
  }

  /** {@code 1.6%}. */
  public static String percent(double ratio) {
    return of(Precision.percent("value", ratio));
  }

  private static String of(Quantity quantity) {
    return ENGLISH.print(quantity).replace('\u00a0', ' ').replace('\u2212', '-');
  }

  /** {@code 345,696}. */
  public static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** {@code 1 file}, {@code 16 files}. */
  public static String count(long number, String one) {
    return count(number) + " " + one + (number == 1 ? "" : "s");
  }

  /** {@code 6:00:00}; with a fraction where it is not of whole seconds. */
  public static String clock(long nanos) {
    long seconds = Math.abs(nanos) / 1_000_000_000;
    long rest = Math.abs(nanos) % 1_000_000_000;
    String clock =
        String.format(
            Locale.ROOT,
            "%s%d:%02d:%02d",
            nanos < 0 ? "-" : "",
            seconds / 3600,
            seconds / 60 % 60,
            seconds % 60);
    return rest == 0 ? clock : clock + String.format(Locale.ROOT, ".%03d", rest / 1_000_000);
  }

  /** {@code 0:34}, hours and minutes to the nearest minute. */
  public static String minutes(long nanos) {
    long minutes = Math.round(nanos / 60e9);
    return String.format(Locale.ROOT, "%d:%02d", minutes / 60, minutes % 60);
  }

  /** {@code 500 ms}, {@code 60 s}. */
  public static String length(long nanos) {
    Duration length = Duration.ofNanos(nanos);
    if (nanos % 1_000_000_000 == 0) {
      return count(length.toSeconds()) + " s";
    }
    if (nanos < 1_000_000) {
      return number(nanos / 1e3) + " us";
    }
    return number(nanos / 1e6) + " ms";
  }

  /** {@code 1.2 MB}, decimal. */
  public static String bytes(double bytes) {
    if (bytes < 1000) {
      return count(Math.round(bytes)) + " B";
    }
    String[] units = {"kB", "MB", "GB", "TB", "PB"};
    double value = bytes;
    int unit = -1;
    while (value >= 999.5 && unit < units.length - 1) {
      value /= 1000;
      unit++;
    }
    return number(value) + " " + units[unit];
  }

  /** Three or four significant digits. */
  public static String number(double value) {
    int decimals = Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0;
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_UP);
    String text = String.format(Locale.ROOT, "%,." + decimals + "f", rounded);
    return text.contains(".") && text.matches(".*\\.0+") ? text.replaceAll("\\.0+$", "") : text;
  }
}
