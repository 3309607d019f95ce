package org.plateau.ingest.diskspd;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;

/**
 * One of the tables {@code Total IO}, {@code Read IO}, {@code Write IO}: columns by their titles,
 * which depend on the options -L and -D.
 */
final class IoTable {
  private static final List<String> TITLES =
      List.of(
          "thread",
          "bytes",
          "i/os",
          "mib/s",
          "i/o per s",
          "avglat",
          "iopsstddev",
          "latstddev",
          "file");

  final Direction direction;
  final List<Line> lines = new ArrayList<>();
  private List<String> columns = List.of();
  @Nullable Line total;

  IoTable(Direction direction) {
    this.direction = direction;
  }

  boolean hasLatencies() {
    return columns.contains("avglat");
  }

  static @Nullable Direction title(String text) {
    return switch (text.strip()) {
      case "Total IO" -> Direction.ALL;
      case "Read IO" -> Direction.READ;
      case "Write IO" -> Direction.WRITE;
      default -> null;
    };
  }

  /** Takes a line of the table; false when the line is none, or not one of this table. */
  boolean take(String text, long number) {
    String plain = text.strip();
    if (plain.startsWith("thread") && plain.contains("|")) {
      boolean again = !columns.isEmpty();
      columns = new ArrayList<>();
      for (String title : plain.split("\\|", -1)) {
        columns.add(title.strip().toLowerCase(Locale.ROOT));
      }
      return !again && inOrder(columns);
    }
    if (plain.matches("-{3,}")) {
      return true;
    }
    boolean sum = plain.startsWith("total:");
    if (columns.isEmpty() || !(sum ? plain.contains("|") : plain.matches("[0-9]+ *\\|.*"))) {
      return false;
    }
    if (sum && total != null) {
      return false;
    }
    Line line = line(sum ? "total | " + plain.substring("total:".length()) : plain, number);
    if (sum) {
      total = line;
    } else if (lines.stream().anyMatch(other -> other.names().equals(line.names()))) {
      return false;
    } else {
      lines.add(line);
    }
    return line.cells().size() >= columns.size() - 1 && line.isNumeric();
  }

  /** Whether titles are those of DiskSpd, each once and in its order. */
  private static boolean inOrder(List<String> titles) {
    int at = -1;
    for (String title : titles) {
      int place = TITLES.indexOf(title);
      if (place <= at) {
        return false;
      }
      at = place;
    }
    return at == TITLES.size() - 1;
  }

  private Line line(String text, long number) {
    // from the left: the file's name comes last and may hold anything but a bar
    String[] fields = text.split("\\|", columns.size());
    Map<String, String> cells = new HashMap<>();
    for (int i = 0; i < Math.min(fields.length, columns.size()); i++) {
      cells.put(columns.get(i), fields[i].strip());
    }
    return new Line(cells, number);
  }

  /** A thread's line, or the total. */
  record Line(Map<String, String> cells, long number) {
    Line {
      cells = Map.copyOf(cells);
    }

    @Nullable Double number(String column) {
      String text = cells.getOrDefault(column, "");
      try {
        return text.isEmpty() || text.equals("N/A") ? null : Double.valueOf(text);
      } catch (NumberFormatException e) {
        return null;
      }
    }

    boolean isNumeric() {
      return cells.entrySet().stream()
          .filter(cell -> !cell.getKey().equals("file") && !cell.getKey().equals("thread"))
          .allMatch(cell -> cell.getValue().matches("[0-9]+([.][0-9]+)?|N/A"));
    }

    /** What tells a line of the table from the others. */
    String names() {
      return thread() + '|' + cells.getOrDefault("file", "");
    }

    String thread() {
      return cells.getOrDefault("thread", "");
    }

    /** {@code D:\t.dat (1GiB)} without its size. */
    Optional<String> file() {
      return Optional.ofNullable(cells.get("file"))
          .map(name -> name.replaceFirst(" \\([0-9.]+[KMGT]?i?B\\)$", ""));
    }
  }
}
