package org.plateau.ingest.fio;

import org.jspecify.annotations.Nullable;
import org.plateau.ingest.LogLinear;

/**
 * What the number of count columns of a histogram log says (formats.md 2.1): all numbers of both
 * eras at all coarsenesses differ.
 *
 * @param columns counts in a row
 * @param coarseness {@code log_hist_coarseness}, 0 to 6
 * @param unitNanos 1000 up to fio 2.21, 1 since 2.99
 * @param buckets how many the writer knows; the last is open
 */
record HistLayout(int columns, int coarseness, long unitNanos, int buckets) {
  static @Nullable HistLayout of(int columns) {
    for (int c = 0; c <= 6; c++) {
      if (columns << c == LogLinear.FIO3_BUCKETS) {
        return new HistLayout(columns, c, 1, LogLinear.FIO3_BUCKETS);
      }
      if (columns << c == LogLinear.FIO2_BUCKETS) {
        return new HistLayout(columns, c, 1000, LogLinear.FIO2_BUCKETS);
      }
    }
    return null;
  }
}
