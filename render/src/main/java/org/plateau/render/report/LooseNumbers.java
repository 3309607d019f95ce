package org.plateau.render.report;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the numbers in a text that are not part of a name: what looks as if somebody had typed a
 * measurement.
 *
 * <p>Not counted: known names with the versions behind programs; loads ({@code 16T/16Q}), mixes
 * ({@code 70/30}), block sizes ({@code 8K}); words with a letter before the digit ({@code U.2},
 * {@code RAID-5}, {@code p99.9}); percentiles by their ordinal; dates and years without a unit;
 * rack units and {@code 3D}.
 */
final class LooseNumbers {
  private static final Pattern NUMBER = Pattern.compile("\\p{Nd}+(?:[.,]\\p{Nd}+)*");
  private static final String UNIT =
      "IOPS|TPS|QPS|NOPM|MB/s|GB/s|[µμu]s|ms|s\\b|%|percent\\b|퍼센트|times\\b|x\\b|×|倍|배";
  private static final Pattern UNIT_BEHIND = Pattern.compile("^[\\s\u00a0]?(" + UNIT + ")");
  private static final Pattern TOKENS =
      Pattern.compile(
          "\\b\\d{1,4}T/\\d{1,4}Q|\\bT\\d{1,4}/?Q\\d{1,4}|\\b\\d{4}-\\d\\d-\\d\\d\\b"
              + "|\\b\\d{1,2}(?:\\.\\d+)?(?:th|st|nd|rd)[ -]percentile"
              + "|\\d{1,2}(?:\\.\\d+)?(?:번째)?[ \u00a0]?(?:백분위|퍼센타일|百?分位|パーセンタイル)"
              + "|\\b3D\\b|\\b[1248]U\\b"
              + "|\u0002+[\\s\u00a0]+v?\\d+(?:\\.\\d+)+(?![\\s\u00a0]?(?:"
              + UNIT
              + "))");
  private static final Pattern MIX = Pattern.compile("\\b(\\d{1,3})[/-](\\d{1,3})\\b");
  private static final Pattern BLOCK = Pattern.compile("\\b(\\d{1,5})[KkM](?:i?B)?(?![A-Za-z])");
  private static final Pattern YEAR = Pattern.compile("(?:19|20)\\d\\d");

  private LooseNumbers() {}

  /**
   * A number as it stands in the text.
   *
   * @param shown with its unit
   * @param unit as typed; empty when there is none
   */
  record Loose(String shown, BigDecimal value, String unit) {}

  static List<Loose> in(String text, KnownNames names) {
    List<Loose> found = new ArrayList<>();
    if (!NUMBER.matcher(text).find()) {
      return found;
    }
    String blotted = blot(names.blotted(text));
    Matcher number = NUMBER.matcher(blotted);
    while (number.find()) {
      String behind = blotted.substring(number.end());
      Matcher unit = UNIT_BEHIND.matcher(behind);
      boolean hasUnit = unit.find();
      boolean year = !hasUnit && YEAR.matcher(number.group()).matches();
      if (!year && !isPartOfWord(blotted, number.start())) {
        String shown = text.substring(number.start(), number.end() + (hasUnit ? unit.end() : 0));
        found.add(new Loose(shown, value(number.group()), hasUnit ? unit.group(1) : ""));
      }
    }
    return found;
  }

  /** A grouped number without its commas; digits of any script. */
  private static BigDecimal value(String typed) {
    StringBuilder plain = new StringBuilder();
    boolean point = false;
    for (int i = 0; i < typed.length(); i++) {
      char c = typed.charAt(i);
      if (c == '.' && !point) {
        plain.append('.');
        point = true;
      } else if (Character.isDigit(c)) {
        plain.append(Character.digit(c, 10));
      }
    }
    return new BigDecimal(plain.toString());
  }

  private static String blot(String text) {
    String done = TOKENS.matcher(text).replaceAll(LooseNumbers::blank);
    done =
        MIX.matcher(done)
            .replaceAll(
                mix ->
                    Integer.parseInt(mix.group(1)) + Integer.parseInt(mix.group(2)) == 100
                        ? blank(mix)
                        : Matcher.quoteReplacement(mix.group()));
    return BLOCK
        .matcher(done)
        .replaceAll(
            size ->
                Integer.bitCount(Integer.parseInt(size.group(1))) == 1
                    ? blank(size)
                    : Matcher.quoteReplacement(size.group()));
  }

  private static String blank(java.util.regex.MatchResult match) {
    return String.valueOf(KnownNames.NAME).repeat(match.group().length());
  }

  /** {@code PBlaze3}, {@code U.2}, {@code RAID-5}: a letter leads to the digit. */
  private static boolean isPartOfWord(String text, int at) {
    if (at == 0) {
      return false;
    }
    char before = text.charAt(at - 1);
    if (isLatin(before)) {
      return true;
    }
    if (at < 2) {
      return false;
    }
    char beyond = text.charAt(at - 2);
    boolean dotted = (before == '.' || before == '_') && isLatin(beyond);
    boolean named = beyond == KnownNames.NAME || (beyond >= 'A' && beyond <= 'Z');
    boolean hyphened = before == '-' && named;
    return dotted || hyphened;
  }

  private static boolean isLatin(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  }
}
