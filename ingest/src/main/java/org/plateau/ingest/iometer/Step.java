package org.plateau.ingest.iometer;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.plateau.ingest.parts.PartNames;

/** One step of a test series: the rows between {@code 'Results} and the next time stamp. */
final class Step {
  final SortedMap<String, String> options = new TreeMap<>();
  final List<ResultRow> rows = new ArrayList<>();
  final List<String> errors = new ArrayList<>();
  final String version;
  final long firstLine;
  boolean isClosed;

  Step(String version, long firstLine) {
    this.version = version;
    this.firstLine = firstLine;
  }

  /** The specification of the step's first row, and its queue depth. */
  PartNames.Run name() {
    if (rows.isEmpty()) {
      return new PartNames.Run("", "");
    }
    Double depth = null;
    for (ResultRow row : rows) {
      Double found = row.number("Queue Depth");
      depth = depth == null && found != null && found > 0 ? found : depth;
    }
    return new PartNames.Run(
        rows.get(0).spec(), depth == null ? "" : "QD" + Math.round(depth.doubleValue()));
  }

  /** The level below which nothing is: its rows alone are no totals of other rows. */
  Set<String> leaves() {
    for (Set<String> level :
        List.of(Set.of("DISK", "NETWORK"), Set.of("WORKER"), Set.of("MANAGER"))) {
      if (rows.stream().anyMatch(row -> level.contains(row.type()))) {
        return level;
      }
    }
    return Set.of();
  }

  long lastLine() {
    return rows.isEmpty() ? firstLine : rows.get(rows.size() - 1).line();
  }
}
