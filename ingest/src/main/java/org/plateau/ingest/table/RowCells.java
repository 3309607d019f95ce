package org.plateau.ingest.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** One row of a table, cells by title. */
final class RowCells {
  private final Map<String, String> cells = new HashMap<>();
  final long line;

  RowCells(List<String> titles, List<String> row, long line) {
    for (int i = 0; i < titles.size(); i++) {
      cells.putIfAbsent(titles.get(i), row.get(i).strip());
    }
    this.line = line;
  }

  String text(String title) {
    return cells.getOrDefault(title, "");
  }
}
