package org.plateau.render.chart.table;

import java.util.List;
import org.plateau.render.chart.ChartText;
import org.plateau.render.chart.Plot;

/**
 * The numbers of a chart as rows: {@link #brief} for the table under the chart, {@link #complete}
 * for its CSV file.
 *
 * @param rows each with one cell a column
 */
public record ChartTable(List<Column> columns, List<List<Cell>> rows) {
  public ChartTable {
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
    for (List<Cell> row : rows) {
      if (row.size() != columns.size()) {
        throw new IllegalArgumentException(
            row.size() + " cells for " + columns.size() + " columns");
      }
    }
  }

  /**
   * One column.
   *
   * @param key locale-free name in CSV; where {@code label} is empty also the key of its message
   * @param label localised head, if it came with the plot
   * @param unit printed under the head; may be empty
   */
  public record Column(String key, String label, String unit, boolean numeric) {}

  /**
   * One cell.
   *
   * @param raw locale-free, for CSV: a plain decimal, a key, or empty where nothing is known
   * @param text as printed
   */
  public record Cell(String raw, String text) {}

  /** The table under the chart: long time lines are sampled, at most 25 rows, never averaged. */
  public static ChartTable brief(Plot plot, ChartText text) {
    return plot.match(new PlotTables(text, TimeRows.BRIEF));
  }

  /** Every point that the chart was given. */
  public static ChartTable complete(Plot plot, ChartText text) {
    return plot.match(new PlotTables(text, TimeRows.ALL));
  }

  /**
   * The table as CSV (RFC 4180, LF, UTF-8), the same in every language.
   *
   * @param notice first line after a number sign, such as {@code reconstructed}; empty for none
   */
  public String csv(String notice) {
    StringBuilder csv = new StringBuilder();
    if (!notice.isEmpty()) {
      csv.append("# ").append(notice.replace('\n', ' ')).append('\n');
    }
    line(csv, columns.stream().map(Column::key).toList());
    rows.forEach(row -> line(csv, row.stream().map(Cell::raw).toList()));
    return csv.toString();
  }

  private static void line(StringBuilder csv, List<String> fields) {
    for (int i = 0; i < fields.size(); i++) {
      csv.append(i == 0 ? "" : ",").append(quoted(fields.get(i)));
    }
    csv.append('\n');
  }

  /** Quotes where the format asks for it, and disarms what a spreadsheet would run as a formula. */
  private static String quoted(String field) {
    boolean formula = field.matches("(?s)[=+@\\t\\r].*|-(?![0-9.]).*");
    String safe = formula ? "'" + field : field;
    return safe.matches("(?s).*[\",\r\n].*") ? "\"" + safe.replace("\"", "\"\"") + "\"" : safe;
  }
}
