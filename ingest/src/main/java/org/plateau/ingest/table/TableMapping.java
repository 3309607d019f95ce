package org.plateau.ingest.table;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;

/**
 * What the columns of a table mean: the {@code columns:} of a run.yaml.
 *
 * @param tool name of the program that made the table; the runner in the facts
 * @param delimiter between the cells
 * @param headerLine number of the line with the titles, from 1; lines above are not read
 * @param time when rows follow each other in time; absent when rows are summaries, or when each row
 *     is {@code lengthNanos} long
 * @param lengthNanos length of a row's window in ns; 0 when the times tell it
 * @param part column that tells runs apart ({@code Userload})
 * @param series series label to the column that holds it
 * @param direction of all rows, unless {@code directionColumn} is given
 * @param directionColumn column that holds the direction
 * @param directionWords word in that column to direction; matched without regard to case
 * @param values the columns of figures
 */
public record TableMapping(
    String tool,
    char delimiter,
    DecimalMark decimalMark,
    int headerLine,
    @Nullable TimeColumn time,
    long lengthNanos,
    @Nullable String part,
    SortedMap<String, String> series,
    Direction direction,
    @Nullable String directionColumn,
    Map<String, Direction> directionWords,
    List<ValueColumn> values) {
  public TableMapping {
    series = java.util.Collections.unmodifiableSortedMap(new TreeMap<>(series));
    directionWords = Map.copyOf(directionWords);
    values = List.copyOf(values);
    if (headerLine < 1) {
      throw new IllegalArgumentException("header line " + headerLine + ", expected 1 or more");
    }
    if (values.isEmpty()) {
      throw new IllegalArgumentException(
          "no column of figures, expected at least one in \"values\"");
    }
    if (lengthNanos < 0) {
      throw new IllegalArgumentException("length " + lengthNanos);
    }
  }

  /** Whether rows are intervals in time; otherwise each row is a summary. */
  public boolean isSeries() {
    return time != null || lengthNanos > 0;
  }

  /**
   * The mapping in a run.yaml, as the YAML parser gives it: maps, lists, texts and numbers.
   *
   * @throws IllegalArgumentException saying what was found and what was expected
   */
  public static TableMapping from(Map<String, ?> columns) {
    return new MappingTree("columns", columns).mapping();
  }
}
