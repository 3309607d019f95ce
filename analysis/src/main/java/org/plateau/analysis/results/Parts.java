package org.plateau.analysis.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Series;
import org.plateau.ingest.Summary;

/**
 * Chooses the summaries that make up a direction: the series' own rows, never a total beside its
 * parts; a total only where it stands alone; a series' ALL row in place of its directions.
 */
final class Parts {
  private Parts() {}

  static List<Summary> of(List<Summary> summaries, Direction direction) {
    List<Summary> own = chosen(summaries.stream().filter(row -> !row.total()).toList(), direction);
    return own.isEmpty()
        ? chosen(summaries.stream().filter(Summary::total).toList(), direction)
        : own;
  }

  /** The runner's own total of a direction, when there is exactly one. */
  static List<Summary> total(List<Summary> summaries, Direction direction) {
    return summaries.stream().filter(row -> row.total() && row.direction() == direction).toList();
  }

  private static List<Summary> chosen(List<Summary> rows, Direction direction) {
    if (direction != Direction.ALL) {
      return rows.stream().filter(row -> row.direction() == direction).toList();
    }
    Map<Series, List<Summary>> bySeries = new TreeMap<>();
    rows.forEach(row -> bySeries.computeIfAbsent(row.series(), any -> new ArrayList<>()).add(row));
    List<Summary> chosen = new ArrayList<>();
    for (List<Summary> own : bySeries.values()) {
      boolean together = own.stream().anyMatch(row -> row.direction() == Direction.ALL);
      own.stream()
          .filter(row -> !together || row.direction() == Direction.ALL)
          .forEach(chosen::add);
    }
    return chosen;
  }
}
