package org.plateau.ingest.fio;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.plateau.ingest.Interval;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Series;
import org.plateau.ingest.Window;

/**
 * Reads a log whose name does not say of what it is: the values as they stand, without a unit, as
 * the mean of each window. Whether they are rates, KiB/s or ns is not guessed (formats.md 0).
 */
final class UnnamedRows {
  /** The mean of a window's values, in whatever unit the log has. */
  static final String GAUGE = "unnamed_value";

  /** How many rows it is of. */
  static final String ROWS = "rows";

  private static final long NANOS_PER_MILLI = 1_000_000;

  private final FioGrid grid;
  private final RowOrigin origin;
  private final LogSink sink;
  private final Map<Integer, Open> open = new TreeMap<>();

  private static final class Open {
    final long cell;
    final long firstLine;
    long lastLine;
    long rows;
    double sum;

    Open(long cell, long line) {
      this.cell = cell;
      this.firstLine = line;
    }
  }

  UnnamedRows(FioGrid grid, RowOrigin origin, LogSink sink) {
    this.grid = grid;
    this.origin = origin;
    this.sink = sink;
  }

  void add(LogRow row, int directionColumn, long line) {
    int direction = (int) row.field(directionColumn);
    long cell = grid.cell(row.time());
    Open window = open.get(direction);
    if (window == null || window.cell != cell) {
      if (window != null) {
        emit(direction, window);
      }
      window = new Open(cell, line);
      open.put(direction, window);
    }
    window.rows++;
    window.sum += row.value();
    window.lastLine = line;
  }

  void end() {
    for (Iterator<Map.Entry<Integer, Open>> all = open.entrySet().iterator(); all.hasNext(); ) {
      Map.Entry<Integer, Open> last = all.next();
      emit(last.getKey(), last.getValue());
      all.remove();
    }
  }

  private void emit(int direction, Open window) {
    TreeMap<String, Double> gauges = new TreeMap<>();
    gauges.put(GAUGE, window.sum / window.rows);
    gauges.put(ROWS, (double) window.rows);
    long width = grid.windowMillis() * NANOS_PER_MILLI;
    sink.interval(
        new Interval(
            "",
            Series.WHOLE,
            FioDirection.of(direction),
            new Window((window.cell - 1) * width, width),
            null,
            null,
            List.of(),
            gauges,
            List.of(origin.lines(window.firstLine, window.lastLine))));
  }
}
