package org.plateau.ingest.table;

import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** How the table writes numbers; said by the mapping, never guessed (formats.md 7.2). */
public enum DecimalMark {
  /** {@code 1,234.5} or {@code 1234.5}. */
  POINT("[-+]?(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)?(?:[.][0-9]+)?(?:[eE][-+]?[0-9]+)?"),
  /** {@code 1.234,5}, {@code 1 234,5} or {@code 1234,5}. */
  COMMA("[-+]?(?:[0-9]+|[0-9]{1,3}(?:[. ][0-9]{3})+)?(?:[,][0-9]+)?(?:[eE][-+]?[0-9]+)?");

  private static final Set<String> ABSENT =
      Set.of("", "-", "n/a", "N/A", "NA", "nan", "NaN", "null", "NULL");

  /** Characters of a number with its grouping; what is longer comes from a damaged file. */
  private static final int LONGEST = 32;

  private final Pattern number;

  DecimalMark(String number) {
    this.number = Pattern.compile(number);
  }

  /** Whether the cell says that there is no value. */
  boolean isAbsent(String text) {
    return ABSENT.contains(text.strip());
  }

  /** The number in a cell, grouping removed; null when it is none. */
  @Nullable Double number(String text) {
    String plain =
        text.strip().replace('\u00a0', ' ').replace('\u202f', ' ').replace('\u2212', '-');
    if (plain.isEmpty() || plain.length() > LONGEST || !number.matcher(plain).matches()) {
      return null;
    }
    String machine =
        this == POINT
            ? plain.replace(",", "")
            : plain.replace(".", "").replace(" ", "").replace(',', '.');
    try {
      return Double.valueOf(machine);
    } catch (NumberFormatException e) {
      return null;
    }
  }
}
