package org.plateau.ingest.vdbench;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * One line of figures, columns by the flatfile's names in lower case.
 *
 * @param label {@code 12}, or {@code avg_2-60} for an average
 * @param millisOfDay time of day in ms
 */
record Row(String label, long millisOfDay, Map<String, String> cells, long line) {
  private static final Set<String> NAMES =
      Set.of("tod", "timestamp", "run", "interval", "version", "host", "anchor");

  /** Figures are plain; what else {@code Double.parseDouble} takes, vdbench does not print. */
  private static final Pattern FIGURE =
      Pattern.compile("-?[0-9]{1,24}([.][0-9]{1,12})?|n/a|-?NaN|-|");

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
      if (!NAMES.contains(column) && !FIGURE.matcher(cells.getOrDefault(column, "")).matches()) {
        return Optional.of(column + " \"" + cells.get(column) + "\"");
      }
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
