package org.plateau.ingest.fio;

import java.util.Arrays;

/** One row of an fio log, read from bytes: {@code 1000, 118034, 1, 4096, 0}. Reused row by row. */
final class LogRow {
  static final int MOST = 12;

  /** The year 2096, since 1970; twice as much is still nanoseconds in a long. */
  static final long LATEST_MILLIS = 4_000_000_000_000L;

  /** As KiB/s an exabyte a second, as ns eleven days. */
  private static final long LARGEST_VALUE = 1_000_000_000_000_000L;

  private final long[] field = new long[MOST];
  private int columns;
  private int hex;
  private int tight;

  /** Reads a row; false when it is none: a field is missing, no number, or too long. */
  boolean parse(byte[] bytes, int start, int end) {
    columns = 0;
    hex = -1;
    tight = 0;
    int at = start;
    while (true) {
      while (at < end && isBlank(bytes[at])) {
        at++;
      }
      if (columns == MOST) {
        return false;
      }
      at = number(bytes, at, end);
      if (at < 0) {
        return false;
      }
      boolean blank = false;
      while (at < end && isBlank(bytes[at])) {
        at++;
        blank = true;
      }
      tight += blank && at < end ? 1 : 0;
      if (at == end) {
        return columns >= 3 && (hex < 0 || hex >= 4) && isPossible();
      }
      if (bytes[at++] != ',') {
        return false;
      }
      tight += at < end && bytes[at] == ' ' ? 0 : 1;
    }
  }

  /**
   * Whether time, value and what follows can be: damage makes numbers that are negative or longer
   * than any log's. Times may count from 1970.
   */
  private boolean isPossible() {
    for (int i = 1; i < Math.min(columns, 4); i++) {
      if (field[i] < 0) {
        return false;
      }
    }
    return field[0] >= 0 && field[0] <= LATEST_MILLIS && field[1] <= LARGEST_VALUE;
  }

  int columns() {
    return columns;
  }

  /** Commas without the blank that fio writes behind each. */
  int tightCommas() {
    return tight;
  }

  /** Index of a field that was printed as {@code 0x….}; -1 for none. */
  int hexColumn() {
    return hex;
  }

  long field(int index) {
    return field[index];
  }

  /** Time in milliseconds. */
  long time() {
    return field[0];
  }

  long value() {
    return field[1];
  }

  private int number(byte[] bytes, int from, int end) {
    int at = from;
    if (at + 2 < end && bytes[at] == '0' && bytes[at + 1] == 'x') {
      return hexadecimal(bytes, at + 2, end);
    }
    boolean negative = at < end && bytes[at] == '-';
    if (negative) {
      at++;
    }
    int digits = at;
    long value = 0;
    while (at < end && bytes[at] >= '0' && bytes[at] <= '9') {
      value = value * 10 + (bytes[at++] - '0');
    }
    if (at == digits || at - digits > 18) {
      return -1;
    }
    field[columns++] = negative ? -value : value;
    return at;
  }

  private int hexadecimal(byte[] bytes, int from, int end) {
    int at = from;
    long value = 0;
    while (at < end && Character.digit(bytes[at], 16) >= 0) {
      value = value * 16 + Character.digit(bytes[at++], 16);
    }
    if (at == from || at - from > 8) {
      return -1;
    }
    hex = columns;
    field[columns++] = value;
    return at;
  }

  private static boolean isBlank(byte b) {
    return b == ' ' || b == '\t';
  }

  @Override
  public String toString() {
    return Arrays.toString(Arrays.copyOf(field, columns));
  }
}
