package org.plateau.ingest.fio;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Window;

/**
 * Turns the rows of a windowed log ({@code log_avg_msec}) into intervals on its grid. A row of an
 * iops or bandwidth log is a rate, so several rows in one window are averaged, never added
 * (formats.md 1.7).
 */
final class WindowedRows {
  private static final double KIB = 1024;
  private static final long NANOS_PER_MILLI = 1_000_000;

  private final FioLogName.Metric metric;
  private final FioGrid grid;
  private final long unitNanos;
  private final boolean holdsMaxima;
  private final SeriesPlace place;
  private final LogSink sink;
  private final RowOrigin origin;
  private final LogPieces pieces;
  private final long[] shift;
  private final @Nullable Open[] open = new Open[3];
  private long offGrid;
  private long repeated;
  private long finalFlushLine;
  private long lateStartLine;

  /** A window that may still get rows. */
  private static final class Open {
    final int piece;
    final long cell;
    final long previousCell;
    final long previousStamp;
    long rows;
    double sum;
    long stamp;
    long stampBefore;
    double value;
    double maximum = Double.NaN;
    double maximumBefore = Double.NaN;
    double lastMaximum = Double.NaN;
    long lineBefore;
    long firstLine;
    long lastLine;

    Open(int piece, long cell, @Nullable Open previous, long line) {
      this.piece = piece;
      this.cell = cell;
      boolean follows = previous != null && previous.piece == piece;
      this.previousCell = follows && previous != null ? previous.cell : Long.MIN_VALUE;
      this.previousStamp = follows && previous != null ? previous.stamp : Long.MIN_VALUE;
      this.stamp = previousStamp;
      this.firstLine = line;
    }
  }

  /**
   * @param unitNanos unit of latencies
   * @param holdsMaxima whether the values are maxima instead of means ({@code log_window_value})
   * @param shiftedDirections per direction the windows by which its rows come late
   */
  WindowedRows(
      FioLogName.Metric metric,
      FioGrid grid,
      long unitNanos,
      boolean holdsMaxima,
      long[] shiftedDirections,
      SeriesPlace place,
      RowOrigin origin,
      LogSink sink) {
    this.metric = metric;
    this.grid = grid;
    this.unitNanos = unitNanos;
    this.holdsMaxima = holdsMaxima;
    this.shift = shiftedDirections.clone();
    this.place = place;
    this.origin = origin;
    this.sink = sink;
    this.pieces = new LogPieces(grid.windowMillis() / 2);
  }

  void add(LogRow row, int directionColumn, long line) {
    int direction = (int) row.field(directionColumn);
    int piece = pieces.of(direction, row.time());
    long cell = grid.cell(row.time()) - shift[direction];
    offGrid += grid.isOff(row.time()) ? 1 : 0;
    Open current = open[direction];
    if (current == null && cell > 1 && piece == 0 && lateStartLine == 0 && row.time() < 1e11) {
      lateStartLine = line;
    }
    if (current == null || current.piece != piece || current.cell < cell) {
      Open next = new Open(piece, cell, current, line);
      if (current != null) {
        emit(direction, current, current.piece != piece);
      }
      open[direction] = next;
      current = next;
    }
    take(current, row, directionColumn, line);
  }

  /** The last windows. */
  void end() {
    for (int direction = 0; direction < open.length; direction++) {
      Open last = open[direction];
      if (last != null) {
        emit(direction, last, true);
      }
    }
  }

  int pieces() {
    return pieces.count();
  }

  /** Rows that lie more than a quarter window off the grid. */
  long offGrid() {
    return offGrid;
  }

  /** Rows with the time of the row before them. */
  long repeated() {
    return repeated;
  }

  /** Line of a first row that stands behind the first window; 0 where the log begins there. */
  long lateStartLine() {
    return lateStartLine;
  }

  /** Line of a last row with the time of the one before it, which is left out; 0 for none. */
  long finalFlushLine() {
    return finalFlushLine;
  }

  private void take(Open window, LogRow row, int directionColumn, long line) {
    boolean again = window.rows > 0 && window.stamp == row.time();
    repeated += again ? 1 : 0;
    if (again && !metric.isLatency()) {
      // A burst of catch-up rows after a stall: each has the same rate window, the last one stands.
      window.sum -= window.value;
      window.rows--;
    }
    window.stampBefore = window.stamp;
    window.stamp = row.time();
    window.value = row.value();
    window.sum += row.value();
    window.rows++;
    window.lineBefore = window.lastLine;
    window.lastLine = line;
    if (directionColumn == 3) {
      double value1 = row.field(2);
      window.maximumBefore = window.maximum;
      window.lastMaximum = value1;
      window.maximum = Double.isNaN(window.maximum) ? value1 : Math.max(window.maximum, value1);
    }
  }

  private void emit(int direction, Open window, boolean isLast) {
    if (isLast && metric.isLatency() && window.rows == 2) {
      splitFlush(direction, window);
      return;
    }
    double mean = window.sum / window.rows;
    boolean bridged =
        window.cell - window.previousCell == 2
            && window.stamp - window.previousStamp < grid.windowMillis() * 3 / 2;
    if (bridged) {
      // The writer's clock is a little slower than the grid: the row covers two cells.
      full(direction, window, window.cell - 1, mean);
    }
    if (isLast && metric.isLatency() && isShort(window)) {
      long millis = window.stamp - window.previousStamp;
      part(direction, window, window.cell - 1, millis, mean, window.firstLine);
      return;
    }
    full(direction, window, window.cell, mean);
  }

  private boolean isShort(Open window) {
    return window.previousStamp != Long.MIN_VALUE
        && window.rows == 1
        && (window.stamp - window.previousStamp) * 4 < grid.windowMillis() * 3;
  }

  /** The last row is what the end of the run flushed: it covers only what came after the window. */
  private void splitFlush(int direction, Open window) {
    double first = window.sum - window.value;
    long millis = window.stamp - window.stampBefore;
    long flushLine = window.lastLine;
    window.lastLine = window.lineBefore;
    window.maximum = window.maximumBefore;
    full(direction, window, window.cell, first);
    window.lastLine = flushLine;
    window.maximum = window.lastMaximum;
    if (millis > 0) {
      part(direction, window, window.cell, millis, window.value, flushLine);
    } else {
      finalFlushLine = flushLine;
    }
  }

  private void full(int direction, Open window, long cell, double value) {
    emit(direction, window, cell - 1, grid.windowMillis(), value, window.firstLine);
  }

  private void part(
      int direction, Open window, long cellsBefore, long millis, double value, long line) {
    emit(direction, window, cellsBefore, millis, value, line);
  }

  private void emit(
      int direction, Open window, long cellsBefore, long millis, double value, long firstLine) {
    FioThreads.Place run = place.of(window.piece);
    long start = (cellsBefore + grid.cells(run.startMillis())) * grid.windowMillis();
    Double operations = metric == FioLogName.Metric.IOPS ? value * millis / 1e3 : null;
    Double bytes = metric == FioLogName.Metric.BW ? value * KIB * millis / 1e3 : null;
    sink.interval(
        Interval.of(
            run.part(),
            place.series(window.piece),
            FioDirection.of(direction),
            new Window(start * NANOS_PER_MILLI, millis * NANOS_PER_MILLI),
            operations,
            bytes,
            metric.isLatency() ? List.of(latency(value, window.maximum)) : List.of(),
            origin.lines(firstLine, Math.max(firstLine, window.lastLine))));
  }

  private Latency latency(double value, double maximum) {
    Latency latency = Latency.unknown(metric.kind());
    if (holdsMaxima) {
      return latency.withMax(value * unitNanos);
    }
    Latency mean = latency.withMean(value * unitNanos);
    return Double.isNaN(maximum) ? mean : mean.withMax(maximum * unitNanos);
  }
}
