package org.plateau.ingest.vdbench;

import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * One line of figures, columns by the flatfile's names in lower case.
 *
 * @param label {@code 12}, or {@code avg_2-60} for an average
 * @param millisOfDay time of day in ms
 */
record Row(String label, long millisOfDay, Map<String, String> cells, long line) {
  Row {
    cells = Map.copyOf(cells);
  }

  boolean isAverage() {
    return label.startsWith("avg_");
  }

  /** Number of a plain interval, from 1. */
  int interval() {
    return Integer.parseInt(label);
  }

  /** First and last interval of an average. */
  int[] averaged() {
    String[] ends = label.substring("avg_".length()).split("-", 2);
    return new int[] {Integer.parseInt(ends[0]), Integer.parseInt(ends[1])};
  }

  /** A figure that cannot be: below 0, or a share of reads over 100 %. */
  Optional<String> impossible() {
    for (String column : new TreeSet<>(cells.keySet())) {
      Double value = number(column);
      if (value != null && (value < 0 || (column.equals("read%") && value > 100))) {
        return Optional.of(column + " " + cells.get(column));
      }
    }
    return Optional.empty();
  }

  boolean has(String column) {
    return cells.containsKey(column);
  }

  /** The number in a column; absent for {@code n/a}, {@code NaN} and missing columns. */
  @Nullable Double number(String column) {
    String text = cells.get(column);
    if (text == null || text.equals("n/a")) {
      return null;
    }
    try {
      double value = Double.parseDouble(text);
      return Double.isFinite(value) ? Double.valueOf(value) : null;
    } catch (NumberFormatException e) {
      return null;
    }
  }

  double numberOr(String column, double otherwise) {
    Double value = number(column);
    return value == null ? otherwise : value;
  }
}
