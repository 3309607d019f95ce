package org.plateau.ingest.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.interchange.CsvRow;
import org.plateau.ingest.log.LogLines;

/**
 * Reads a table by its mapping: exports of Benchmark Factory, MarkLogic's interval latencies,
 * Houdini's render times, and any tool that has no reader of its own. It is never chosen by
 * content; whoever has the mapping calls it.
 */
public final class TableReader {
  private TableReader() {}

  /** Reads the whole table; what cannot be read becomes a problem and the rest stands. */
  public static void read(LogFile file, TableMapping mapping, LogSink sink) {
    List<RowCells> rows = new ArrayList<>();
    List<String> titles = List.of();
    try (LogLines lines = LogLines.of(file)) {
      while (lines.next()) {
        String text = lines.text();
        if (lines.number() == mapping.headerLine()) {
          titles = titles(text, mapping);
          if (isIncomplete(file, mapping, titles, sink)) {
            return;
          }
        } else if (lines.number() > mapping.headerLine() && !text.isBlank()) {
          row(file, mapping, titles, lines, rows, sink);
        }
      }
    }
    if (rows.isEmpty()) {
      sink.problem(
          Problem.error(
              "table.no-rows",
              file.path(),
              0,
              "no row of figures",
              "rows below the titles on line " + mapping.headerLine(),
              "Correct \"header\" under columns: in the run.yaml, or export the table again."));
      return;
    }
    new TableReport(file, mapping, sink).report(rows);
  }

  /** The titles in a line, as the mapping cuts it. */
  public static List<String> titles(String text, TableMapping mapping) {
    return CsvRow.split(text, mapping.delimiter()).stream().map(String::strip).toList();
  }

  private static void row(
      LogFile file,
      TableMapping mapping,
      List<String> titles,
      LogLines lines,
      List<RowCells> rows,
      LogSink sink) {
    List<String> cells = CsvRow.split(lines.text(), mapping.delimiter());
    if (cells.size() == titles.size()) {
      rows.add(new RowCells(titles, cells, lines.number()));
      return;
    }
    sink.problem(
        Problem.error(
            "table.field-count",
            file.path(),
            lines.number(),
            cells.size() + " fields",
            titles.size() + " as in the titles",
            "Correct \"delimiter\" under columns: in the run.yaml, or mend the row; it was left"
                + " out."));
  }

  private static boolean isIncomplete(
      LogFile file, TableMapping mapping, List<String> titles, LogSink sink) {
    List<String> wanted = new ArrayList<>();
    mapping.values().forEach(column -> wanted.add(column.title()));
    wanted.addAll(mapping.series().values());
    TimeColumn time = mapping.time();
    if (time != null) {
      wanted.add(time.title());
    }
    String part = mapping.part();
    if (part != null) {
      wanted.add(part);
    }
    String direction = mapping.directionColumn();
    if (direction != null) {
      wanted.add(direction);
    }
    List<String> missing =
        wanted.stream().distinct().filter(title -> !titles.contains(title)).toList();
    if (missing.isEmpty()) {
      return false;
    }
    sink.problem(
        Problem.error(
            "table.missing-column",
            file.path(),
            mapping.headerLine(),
            titles.stream().map(title -> '"' + title + '"').collect(Collectors.joining(", ")),
            "the mapped columns "
                + missing.stream()
                    .map(title -> '"' + title + '"')
                    .collect(Collectors.joining(", ")),
            "Write the titles under columns: in the run.yaml as the table has them."));
    return true;
  }
}
