package org.plateau.ingest.fio;

import java.util.Optional;
import org.plateau.ingest.Siblings;

/**
 * The equal windows that the stamps of a windowed log stand for. A row is stamped with the end of
 * its window, give or take the jitter of fio's clock; its cell is {@code round(t / W)} (formats.md
 * 1.5, 1.7).
 *
 * @param windowMillis W
 */
record FioGrid(long windowMillis) {
  private static final long[] ROUND = {60_000, 10_000, 1000, 500, 250, 100, 50, 25, 20, 10, 5};

  FioGrid {
    if (windowMillis < 1) {
      throw new IllegalArgumentException("window " + windowMillis + " ms");
    }
  }

  /**
   * The grid of a log, from the usual distance of its rows, else from the option that set it, else
   * from its only stamp.
   *
   * @param option {@code log_avg_msec} or {@code log_hist_msec}
   */
  static FioGrid of(DirectionTally rows, String option, Siblings siblings) {
    long distance = rows.usualDistance();
    if (distance > 0) {
      return new FioGrid(rounded(distance));
    }
    return option(option, siblings)
        .orElseGet(() -> new FioGrid(rounded(Math.max(1, rows.firstTime()))));
  }

  /** Whether nothing but one stamp told the width, which then begins at 0. */
  static boolean isAssumed(DirectionTally rows, String option, Siblings siblings) {
    return rows.usualDistance() == 0 && option(option, siblings).isEmpty() && rows.rows() > 0;
  }

  private static Optional<FioGrid> option(String option, Siblings siblings) {
    return siblings.facts().stream()
        .flatMap(fact -> fact.option(option).stream())
        .filter(text -> text.matches("[1-9]\\d{0,8}"))
        .map(text -> new FioGrid(Long.parseLong(text)))
        .findFirst();
  }

  /** The round number within 1.5 % or 2 ms that somebody will have asked for. */
  static long rounded(long millis) {
    long jitter = millis < 20 ? 0 : millis < 100 ? 1 : 2;
    for (long step : ROUND) {
      long near = (millis + step / 2) / step * step;
      if (near > 0 && Math.abs(near - millis) <= Math.max(jitter, millis * 15 / 1000)) {
        return near;
      }
    }
    return millis;
  }

  /** The cell that a stamp closes, from 1; a stamp at 0 closes the first as well. */
  long cell(long stampMillis) {
    return Math.max(1, Math.floorDiv(2 * stampMillis + windowMillis, 2 * windowMillis));
  }

  /** Whether a stamp is more than a quarter window off its grid. */
  boolean isOff(long stampMillis) {
    return Math.abs(stampMillis - cell(stampMillis) * windowMillis) * 4 > windowMillis;
  }

  /** A start offset in whole cells, so that jitter does not tear rows apart. */
  long cells(long offsetMillis) {
    return Math.floorDiv(2 * offsetMillis + windowMillis, 2 * windowMillis);
  }
}
