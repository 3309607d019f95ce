package org.plateau.ingest.interchange;

import java.util.List;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Siblings;
import org.plateau.ingest.log.LogLines;

/** Reads Plateau's own format as CSV, {@code *.plateau.csv}. */
public final class NativeCsvReader implements LogReader {
  private static final String MARK = "# " + NativeHeader.FORMAT;

  @Override
  public String format() {
    return "plateau-csv";
  }

  @Override
  public boolean recognises(LogFile file) {
    return file.head().startsWith(MARK + " ");
  }

  @Override
  public String stem(String fileName) {
    return fileName.endsWith(".plateau.csv")
        ? fileName.substring(0, fileName.length() - ".plateau.csv".length())
        : LogReader.super.stem(fileName);
  }

  @Override
  public void read(LogFile file, Siblings siblings, LogSink sink) {
    try (LogLines lines = LogLines.of(file)) {
      NativeHeader header;
      List<String> columns;
      try {
        lines.next();
        header = NativeHeader.decode(FlatRecord.header(lines.text()));
        columns = columns(lines);
      } catch (BadRecord e) {
        sink.problem(
            Problem.error(
                "native.bad-header",
                file.path(),
                lines.number(),
                e.found(),
                e.expected(),
                "Mend the header; nothing of the file was read."));
        return;
      }
      RecordReading records = new RecordReading(file, header, sink);
      while (lines.next()) {
        if (!lines.text().isBlank()) {
          row(file, lines, columns, records, sink);
        }
      }
    }
  }

  private static List<String> columns(LogLines lines) throws BadRecord {
    if (!lines.next()) {
      throw new BadRecord("no line of column names", "column names on line 2");
    }
    List<String> columns = CsvRow.split(lines.text(), ',').stream().map(String::strip).toList();
    for (String column : columns) {
      if (!FlatRecord.COLUMNS.contains(column)) {
        throw new BadRecord(
            "the unknown column \"" + column + "\"",
            "columns of " + String.join(", ", FlatRecord.COLUMNS));
      }
    }
    return columns;
  }

  private static void row(
      LogFile file, LogLines lines, List<String> columns, RecordReading records, LogSink sink) {
    List<String> cells = CsvRow.split(lines.text(), ',');
    try {
      if (cells.size() != columns.size()) {
        throw new BadRecord(cells.size() + " fields", columns.size() + " as in the column names");
      }
      records.take(FlatRecord.unflatten(columns, cells), lines.number());
    } catch (BadRecord e) {
      sink.problem(
          Problem.error(
              !lines.terminated() ? "native.truncated-line" : "native.bad-line",
              file.path(),
              lines.number(),
              e.found(),
              e.expected(),
              !lines.terminated()
                  ? "Copy the file again; the lines before it were read."
                  : "Mend the line; the other lines were read."));
    }
  }
}
