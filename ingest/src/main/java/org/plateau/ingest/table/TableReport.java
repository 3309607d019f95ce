package org.plateau.ingest.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Series;
import org.plateau.ingest.Summary;
import org.plateau.ingest.Window;

/** Hands the rows of a table to the sink: as intervals where rows have times, else as summaries. */
final class TableReport {
  private static final long DAY_NANOS = 86_400_000_000_000L;

  private final LogFile file;
  private final TableMapping mapping;
  private final LogSink sink;

  TableReport(LogFile file, TableMapping mapping, LogSink sink) {
    this.file = file;
    this.mapping = mapping;
    this.sink = sink;
  }

  void report(List<RowCells> rows) {
    Map<String, List<RowCells>> parts = new LinkedHashMap<>();
    String part = mapping.part();
    for (RowCells row : rows) {
      parts.computeIfAbsent(part == null ? "" : row.text(part), key -> new ArrayList<>()).add(row);
    }
    parts.forEach(this::part);
  }

  private void part(String part, List<RowCells> rows) {
    sink.facts(
        new RunFacts(
            part,
            mapping.tool(),
            "",
            null,
            new TreeMap<>(),
            List.of(),
            file.origin(rows.get(0).line, rows.get(rows.size() - 1).line)));
    if (!mapping.isSeries()) {
      rows.forEach(row -> figures(row).forEach(one -> summary(part, row, one)));
      return;
    }
    List<@Nullable Window> windows = windows(rows);
    for (int i = 0; i < rows.size(); i++) {
      Window window = windows.get(i);
      RowCells row = rows.get(i);
      if (window != null) {
        figures(row).forEach(one -> interval(part, row, window, one));
      }
    }
  }

  /** One window for each row; none for a row whose time cannot be used, which is reported. */
  private List<@Nullable Window> windows(List<RowCells> rows) {
    TimeColumn time = mapping.time();
    List<@Nullable Window> windows = new ArrayList<>();
    if (time == null) {
      for (int i = 0; i < rows.size(); i++) {
        windows.add(new Window(i * mapping.lengthNanos(), mapping.lengthNanos()));
      }
      return windows;
    }
    Map<Long, Long> next = neighbours(rows, time);
    OptionalLong origin = OptionalLong.empty();
    long latest = Long.MIN_VALUE;
    for (RowCells row : rows) {
      OptionalLong at = time.nanos(row.text(time.title()), mapping.decimalMark());
      if (at.isEmpty()) {
        bad(row, time.title(), row.text(time.title()), "a time in " + time.unit());
        windows.add(null);
        continue;
      }
      boolean night = time.unit().equals("clock") && latest - at.getAsLong() > DAY_NANOS / 2;
      if (at.getAsLong() < latest && !night) {
        bad(row, time.title(), row.text(time.title()), "a time not before the row above it");
        windows.add(null);
        continue;
      }
      latest = at.getAsLong();
      Long step =
          mapping.lengthNanos() > 0
              ? Long.valueOf(mapping.lengthNanos())
              : next.get(at.getAsLong());
      if (step == null || step <= 0) {
        bad(row, time.title(), row.text(time.title()), "a time after the row before it");
        windows.add(null);
        continue;
      }
      boolean absolute = time.unit().equals("clock") || time.unit().equals("iso");
      long start = time.isEnd() ? at.getAsLong() - step : at.getAsLong();
      origin = origin.isPresent() ? origin : OptionalLong.of(absolute ? start : 0);
      long sinceStart = start - origin.getAsLong();
      windows.add(
          new Window(
              time.unit().equals("clock") ? Math.floorMod(sinceStart, DAY_NANOS) : sinceStart,
              step));
    }
    return windows;
  }

  /**
   * The length that the distinct times give each row: to the next time for starts, from the one
   * before for ends; a row at the edge gets its neighbour's. Rows of several series share a time.
   */
  private Map<Long, Long> neighbours(List<RowCells> rows, TimeColumn time) {
    List<Long> times = new ArrayList<>();
    for (RowCells row : rows) {
      OptionalLong at = time.nanos(row.text(time.title()), mapping.decimalMark());
      if (at.isPresent() && (times.isEmpty() || times.get(times.size() - 1) != at.getAsLong())) {
        times.add(at.getAsLong());
      }
    }
    Map<Long, Long> lengths = new HashMap<>();
    for (int i = 0; i < times.size(); i++) {
      int left = time.isEnd() ? Math.max(0, i - 1) : Math.min(i, times.size() - 2);
      if (times.size() > 1) {
        long length = times.get(left + 1) - times.get(left);
        boolean night = time.unit().equals("clock") && length < -DAY_NANOS / 2;
        lengths.putIfAbsent(times.get(i), night ? length + DAY_NANOS : length);
      }
    }
    return lengths;
  }

  private List<RowFigures> figures(RowCells row) {
    List<RowFigures> all = new ArrayList<>();
    Direction rowDirection = direction(row);
    Series rowSeries = Series.WHOLE;
    for (Map.Entry<String, String> label : mapping.series().entrySet()) {
      rowSeries = rowSeries.with(label.getKey(), row.text(label.getValue()));
    }
    for (ValueColumn column : mapping.values()) {
      String cell = row.text(column.title());
      if (mapping.decimalMark().isAbsent(cell)) {
        continue;
      }
      Double value = mapping.decimalMark().number(cell);
      if (value == null || (value < 0 && column.role() != Role.GAUGE)) {
        bad(row, column.title(), cell, "a number");
        continue;
      }
      Series series = rowSeries;
      for (Map.Entry<String, String> label : column.series().labels().entrySet()) {
        series = series.with(label.getKey(), label.getValue());
      }
      Direction direction = column.onlyDirection().orElse(rowDirection);
      of(all, series, direction).put(column, value * column.factor());
    }
    return all;
  }

  private static RowFigures of(List<RowFigures> all, Series series, Direction direction) {
    for (RowFigures one : all) {
      if (one.isFor(series, direction)) {
        return one;
      }
    }
    RowFigures next = new RowFigures(series, direction);
    all.add(next);
    return next;
  }

  private Direction direction(RowCells row) {
    String column = mapping.directionColumn();
    if (column == null) {
      return mapping.direction();
    }
    String word = row.text(column).toLowerCase(Locale.ROOT);
    Direction direction = mapping.directionWords().get(word);
    if (direction == null) {
      bad(row, column, row.text(column), "a word that the mapping gives a direction");
      return Direction.ALL;
    }
    return direction;
  }

  private void interval(String part, RowCells row, Window window, RowFigures figures) {
    sink.interval(
        new Interval(
            part,
            figures.series,
            figures.direction,
            window,
            figures.operationsIn(window.seconds()),
            figures.bytesIn(window.seconds()),
            figures.latencies(),
            figures.gauges,
            List.of(file.origin(row.line, row.line))));
  }

  private void summary(String part, RowCells row, RowFigures figures) {
    sink.summary(
        new Summary(
            part,
            figures.series,
            false,
            figures.direction,
            null,
            figures.operations,
            figures.bytes,
            figures.rate,
            figures.bandwidth,
            figures.latencies(),
            figures.gauges,
            file.origin(row.line, row.line)));
  }

  private void bad(RowCells row, String title, String found, String expected) {
    sink.problem(
        Problem.error(
            "table.bad-value",
            file.path(),
            row.line,
            "\"" + found + "\" in the column \"" + title + "\"",
            expected,
            "Correct the cell, or \"decimal\" and the unit under columns: in the run.yaml; the value"
                + " was left out."));
  }
}
