package org.plateau.ingest.yaml;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The forms of values that settings share: numbers, durations, shares, instants. */
public final class Forms {
  /** How messages describe {@link #duration}. */
  public static final String A_DURATION = "a duration with its unit, as 500ms, 60s or 1m";

  /** How messages describe a {@link #length}. */
  public static final String A_LENGTH = A_DURATION + ", above 0";

  private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+(\\.\\d+)?([eE][+-]?\\d{1,2})?");
  private static final Pattern WHOLE = Pattern.compile("\\d{1,18}");
  private static final Pattern SIZE = Pattern.compile("(\\d{1,9})\\s*([kmg]?)(?:i?b)?");
  private static final Pattern PIECE =
      Pattern.compile("(\\d{1,12}(?:\\.\\d{1,9})?)\\s*([a-zµ]+)\\s*");
  private static final Map<String, Long> UNIT_NANOS =
      Map.of(
          "ns", 1L,
          "us", 1_000L,
          "µs", 1_000L,
          "ms", 1_000_000L,
          "s", 1_000_000_000L,
          "m", 60_000_000_000L,
          "min", 60_000_000_000L,
          "h", 3_600_000_000_000L,
          "d", 86_400_000_000_000L);

  private Forms() {}

  /** A whole number of at least {@code least}, in decimal digits. */
  public static Optional<Long> wholeNumber(String text, long least) {
    return Optional.of(text)
        .filter(t -> WHOLE.matcher(t).matches())
        .map(Long::valueOf)
        .filter(n -> n >= least);
  }

  /** A finite decimal number with a point, whatever the machine's locale. */
  public static Optional<Double> number(String text) {
    return Optional.of(text).filter(t -> NUMBER.matcher(t).matches()).map(Double::valueOf);
  }

  /** A ratio from 0 to below 1: {@code 0.02} or {@code 2%}. */
  public static Optional<Double> ratio(String text) {
    Optional<Double> ratio =
        text.endsWith("%")
            ? number(text.substring(0, text.length() - 1).strip())
                .map(n -> BigDecimal.valueOf(n).movePointLeft(2).doubleValue())
            : number(text);
    return ratio.filter(r -> r >= 0 && r < 1);
  }

  /** Percent from 0 to 100: {@code 25} or {@code 25%}. */
  public static Optional<Double> percent(String text) {
    String digits = text.endsWith("%") ? text.substring(0, text.length() - 1).strip() : text;
    return number(digits).filter(n -> n >= 0 && n <= 100);
  }

  /** A duration of one or more pieces: {@code 500ms}, {@code 60s}, {@code 1h30m}; {@code 0}. */
  public static Optional<Duration> duration(String text) {
    if (text.equals("0")) {
      return Optional.of(Duration.ZERO);
    }
    Matcher piece = PIECE.matcher(text.toLowerCase(Locale.ROOT));
    BigDecimal nanos = BigDecimal.ZERO;
    int end = 0;
    while (piece.find() && piece.start() == end) {
      Long unit = UNIT_NANOS.get(piece.group(2));
      if (unit == null) {
        return Optional.empty();
      }
      nanos = nanos.add(new BigDecimal(piece.group(1)).multiply(BigDecimal.valueOf(unit)));
      end = piece.end();
    }
    if (end == 0
        || end < text.length()
        || nanos.compareTo(BigDecimal.valueOf(Long.MAX_VALUE)) > 0) {
      return Optional.empty();
    }
    return Optional.of(Duration.ofNanos(nanos.longValue()));
  }

  /**
   * A block size in bytes: {@code 4096}, {@code 512b}, {@code 4k}, {@code 4KiB}, {@code 1m}. As in
   * every runner's options, k is 1024.
   */
  public static Optional<Long> blockSize(String text) {
    Matcher size = SIZE.matcher(text.toLowerCase(Locale.ROOT));
    if (!size.matches()) {
      return Optional.empty();
    }
    int power = "kmg".indexOf(size.group(2).isEmpty() ? ' ' : size.group(2).charAt(0)) + 1;
    return Optional.of(Long.parseLong(size.group(1)) << (10 * power)).filter(bytes -> bytes > 0);
  }

  /** A number without exponent and without a needless {@code .0}, for messages. */
  public static String plain(double number) {
    return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
  }

  /** A {@link #duration} above 0. */
  public static Optional<Duration> length(String text) {
    return duration(text).filter(duration -> !duration.isZero());
  }

  /** ISO 8601 with an offset: {@code 2013-05-06T07:08:09+09:00}. */
  public static Optional<OffsetDateTime> instant(String text) {
    try {
      return Optional.of(OffsetDateTime.parse(text.replace(' ', 'T')));
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }

  /** {@code true, yes, on, enabled} and their opposites. */
  public static Optional<Boolean> yesOrNo(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "true", "yes", "on", "enabled" -> Optional.of(true);
      case "false", "no", "off", "disabled" -> Optional.of(false);
      default -> Optional.empty();
    };
  }
}
