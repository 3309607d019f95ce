package org.plateau.site.terminal;

import java.util.ArrayList;
import java.util.List;

/** Rows in columns as wide as their widest cell; numbers stand at the right of theirs. */
public final class TextTable {
  private final List<String> heads;
  private final List<Boolean> numbers;
  private final List<List<String>> rows = new ArrayList<>();

  /**
   * An empty table.
   *
   * @param heads a column each; a head that starts with {@code >} makes a column of numbers
   */
  public TextTable(String... heads) {
    this.heads = new ArrayList<>();
    this.numbers = new ArrayList<>();
    for (String head : heads) {
      boolean number = head.startsWith(">");
      this.heads.add(number ? head.substring(1) : head);
      numbers.add(number);
    }
  }

  /** A row with a cell for each column. */
  public TextTable row(List<String> cells) {
    if (cells.size() != heads.size()) {
      throw new IllegalArgumentException(cells.size() + " cells for " + heads.size() + " columns");
    }
    rows.add(List.copyOf(cells));
    return this;
  }

  public TextTable row(String... cells) {
    return row(List.of(cells));
  }

  /** The lines, heads first, without blanks at their ends. */
  public List<String> lines() {
    int[] widths = new int[heads.size()];
    for (int i = 0; i < widths.length; i++) {
      widths[i] = TextWidth.of(heads.get(i));
      for (List<String> row : rows) {
        widths[i] = Math.max(widths[i], TextWidth.of(row.get(i)));
      }
    }
    List<String> lines = new ArrayList<>();
    if (heads.stream().anyMatch(head -> !head.isEmpty())) {
      lines.add(line(heads, widths));
    }
    rows.forEach(row -> lines.add(line(row, widths)));
    return lines;
  }

  private String line(List<String> cells, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String cell = cells.get(i);
      line.append(i == 0 ? "" : "  ")
          .append(
              numbers.get(i) ? TextWidth.right(cell, widths[i]) : TextWidth.left(cell, widths[i]));
    }
    return line.toString().stripTrailing();
  }
}
