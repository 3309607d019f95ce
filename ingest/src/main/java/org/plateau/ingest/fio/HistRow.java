package org.plateau.ingest.fio;

import org.plateau.ingest.LogLinear;

/** One row of a histogram log, {@code 1000, 0, 4096, 0, 0, 3, …}; reused row by row. */
final class HistRow {
  /** No window of any device has more; differences that wrapped around do. */
  private static final long MOST = 1_000_000_000_000L;

  private static final int LEADING = 3;

  private final long[] counts = new long[LogLinear.FIO3_BUCKETS];
  private long time;
  private int direction;
  private int columns;
  private long absurd;
  private boolean tight;

  /** Reads a row; false when it is none. */
  boolean parse(byte[] bytes, int start, int end) {
    int field = 0;
    int at = start;
    absurd = 0;
    tight = false;
    while (at < end) {
      while (at < end && (bytes[at] == ' ' || bytes[at] == '\t')) {
        at++;
      }
      boolean negative = at < end && bytes[at] == '-';
      at += negative ? 1 : 0;
      int digits = at;
      long value = 0;
      while (at < end && bytes[at] >= '0' && bytes[at] <= '9') {
        value = at - digits < 18 ? value * 10 + (bytes[at] - '0') : Long.MAX_VALUE;
        at++;
      }
      if (at == digits && at == end && field > LEADING && !negative) {
        break;
      }
      if (at == digits || (at < end && bytes[at] != ',')) {
        return false;
      }
      if (!take(field++, negative ? -1 : value)) {
        return false;
      }
      at++;
      tight |= at < end && bytes[at] != ' ';
    }
    columns = field - LEADING;
    return columns > 0;
  }

  private boolean take(int field, long value) {
    if (field < LEADING) {
      time = field == 0 ? value : time;
      direction = field == 1 ? (int) value : direction;
      return value >= 0
          && (field != 0 || value <= LogRow.LATEST_MILLIS)
          && (field != 1 || value <= 2);
    }
    if (field - LEADING >= counts.length) {
      return false;
    }
    absurd += value < 0 || value > MOST ? 1 : 0;
    counts[field - LEADING] = value;
    return true;
  }

  /** Time in milliseconds. */
  long time() {
    return time;
  }

  int direction() {
    return direction;
  }

  /** Number of counts. */
  int columns() {
    return columns;
  }

  long count(int column) {
    return counts[column];
  }

  /** Whether a comma lacks the blank that fio writes behind each. */
  boolean isTight() {
    return tight;
  }

  /** Counts that no run can have: fio before 3.17 could corrupt the differences. */
  long absurd() {
    return absurd;
  }
}
