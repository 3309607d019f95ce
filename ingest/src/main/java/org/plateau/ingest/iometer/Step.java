package org.plateau.ingest.iometer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.plateau.ingest.parts.PartNames;

/** One step of a test series: the rows between {@code 'Results} and the next time stamp. */
final class Step {
  static final String[][] COUNTS = {
    {"# Managers", "MANAGER"}, {"# Workers", "WORKER"}, {"# Disks", "DISK"}
  };

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

  /** Rows that are missing, or not under the rows that they belong to; nothing when all are. */
  Optional<String> fault() {
    Map<String, Integer> seen = new HashMap<>();
    Set<String> all = new HashSet<>();
    rows.forEach(row -> all.add(row.type()));
    for (ResultRow row : rows) {
      for (String above : above(row.type())) {
        if (all.contains(above) && !seen.containsKey(above)) {
          return Optional.of("a " + row.type() + " before any " + above);
        }
      }
      seen.merge(row.type(), 1, Integer::sum);
    }
    for (ResultRow row : rows) {
      if (row.type().equals("ALL")) {
        for (String[] count : COUNTS) {
          Double told = row.number(count[0]);
          int rowsOf = seen.getOrDefault(count[1], 0);
          if (told != null && rowsOf > 0 && told != rowsOf) {
            return Optional.of(
                Math.round(told) + " " + count[0].substring(2) + ", but " + rowsOf + " rows");
          }
        }
      }
    }
    return all.contains("ALL") && seen.getOrDefault("ALL", 0) != 1
        ? Optional.of("more than one ALL row")
        : Optional.empty();
  }

  SortedSet<String> levels() {
    TreeSet<String> levels = new TreeSet<>();
    rows.forEach(row -> levels.add(row.type()));
    return levels;
  }

  private static List<String> above(String type) {
    return switch (type) {
      case "DISK", "NETWORK" -> List.of("ALL", "MANAGER", "WORKER");
      case "WORKER" -> List.of("ALL", "MANAGER");
      case "MANAGER" -> List.of("ALL");
      default -> List.of();
    };
  }

  long lastLine() {
    return rows.isEmpty() ? firstLine : rows.get(rows.size() - 1).line();
  }
}
