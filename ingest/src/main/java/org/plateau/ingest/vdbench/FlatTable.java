package org.plateau.ingest.vdbench;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;

/** Gathers the rows of a flatfile, or of the CSV that {@code vdbench parseflat} makes of one. */
final class FlatTable {
  private final LogFile file;
  private final LogSink sink;
  private final List<RunRows> runs = new ArrayList<>();
  private @Nullable List<String> columns;

  FlatTable(LogFile file, LogSink sink) {
    this.file = file;
    this.sink = sink;
  }

  List<RunRows> runs() {
    return runs;
  }

  boolean hasHeader() {
    return columns != null;
  }

  void header(List<String> names, long line, boolean isExport) {
    List<String> lower = new ArrayList<>();
    for (String name : names) {
      String key = name.strip().toLowerCase(Locale.ROOT);
      lower.add(key.equals("date") ? "tod" : key);
    }
    if (!isExport) {
      FlatColumns.fault(lower)
          .ifPresent(
              name ->
                  sink.problem(
                      Problem.warning(
                          "vdbench.unknown-column",
                          file.path(),
                          line,
                          "the column \"" + name + "\"",
                          "the columns of vdbench in their order",
                          "Restore the header as vdbench wrote it; columns go by their names.")));
    }
    columns = lower;
  }

  /** Takes a row; {@code cut} when the line had no end, as in a killed run. */
  void row(List<String> fields, long line, boolean cut) {
    List<String> names = columns;
    if (names == null) {
      return;
    }
    if (fields.size() != names.size()) {
      refuse(fields.size() + " fields", names.size() + " as in the header", line, cut);
      return;
    }
    Map<String, String> cells = new HashMap<>();
    for (int i = 0; i < names.size(); i++) {
      cells.put(names.get(i), fields.get(i).strip());
    }
    String label = cells.getOrDefault("interval", "");
    long time = TimeOfDay.millis(cells.getOrDefault("tod", ""));
    if (!label.matches("[0-9]{1,9}|avg_[0-9]{1,9}-[0-9]{1,9}") || time < 0) {
      refuse("the interval \"" + label + "\"", "a number or avg_A-B, after a time", line, cut);
      return;
    }
    Row row = new Row(label, time, cells, line);
    if (row.impossible().isPresent()) {
      refuse(row.impossible().get(), "a figure that can be", line, cut);
      return;
    }
    add(row, cells.getOrDefault("run", ""));
  }

  private void add(Row row, String rd) {
    RunRows last = runs.isEmpty() ? null : runs.get(runs.size() - 1);
    if (last == null || !last.rd.equals(rd) || last.isOver(row)) {
      last = new RunRows(rd, row.line());
      last.targetRate = row.cells().get("reqrate");
      options(last, row);
      runs.add(last);
    }
    last.add(row);
  }

  private static void options(RunRows run, Row row) {
    option(run, row, "xfersize", "bs");
    option(run, row, "threads", "numjobs");
    option(run, row, "rdpct", "rwmixread");
    Double reads = row.number("rdpct");
    Double seeks = row.number("seekpct");
    if (reads != null && seeks != null) {
      String way = reads == 100 ? "read" : reads == 0 ? "write" : "rw";
      run.options.put("rw", seeks > 0 ? "rand" + way : way);
    }
  }

  private static void option(RunRows run, Row row, String column, String key) {
    Double value = row.number(column);
    if (value != null) {
      run.options.put(
          key, value == Math.rint(value) ? Long.toString(value.longValue()) : value.toString());
    }
  }

  private void refuse(String found, String expected, long line, boolean cut) {
    sink.problem(
        cut
            ? Problem.warning(
                "vdbench.truncated-line",
                file.path(),
                line,
                "a last line that is cut off: " + found,
                expected,
                "Copy the file again if the run was finished; the lines before it were read.")
            : Problem.error(
                "vdbench.bad-row",
                file.path(),
                line,
                found,
                expected,
                "Mend the line or run the test again; the other lines were read."));
  }
}
