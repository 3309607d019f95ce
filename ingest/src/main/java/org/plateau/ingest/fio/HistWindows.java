package org.plateau.ingest.fio;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Histogram;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.LogLinear;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Window;

/** Gathers the rows of a histogram log by window: after a stall several follow at once. */
final class HistWindows {
  private static final long NANOS_PER_MILLI = 1_000_000;

  private final HistLayout layout;
  private final FioGrid grid;
  private final SeriesPlace place;
  private final RowOrigin origin;
  private final LogSink sink;
  private final LogPieces pieces;
  private final @Nullable Open[] open = new Open[3];

  private final long[] latest = {-1, -1, -1};
  private long repeated;
  private long lateStartLine;

  private static final class Open {
    final int piece;
    final long cell;
    final long[] counts;
    final long firstLine;
    long lastLine;

    Open(int piece, long cell, int columns, long line) {
      this.piece = piece;
      this.cell = cell;
      this.counts = new long[columns];
      this.firstLine = line;
    }
  }

  HistWindows(HistLayout layout, FioGrid grid, SeriesPlace place, RowOrigin origin, LogSink sink) {
    this.layout = layout;
    this.grid = grid;
    this.place = place;
    this.origin = origin;
    this.sink = sink;
    this.pieces = new LogPieces(grid.windowMillis() / 2);
  }

  void add(HistRow row, long line) {
    int piece = pieces.of(row.direction(), row.time());
    long cell = grid.cell(row.time());
    repeated += latest[row.direction()] == row.time() ? 1 : 0;
    latest[row.direction()] = row.time();
    Open current = open[row.direction()];
    if (current == null && cell > 1 && piece == 0 && lateStartLine == 0 && row.time() < 1e11) {
      lateStartLine = line;
    }
    if (current == null || current.piece != piece || current.cell < cell) {
      if (current != null) {
        emit(row.direction(), current);
      }
      current = new Open(piece, cell, layout.columns(), line);
      open[row.direction()] = current;
    }
    for (int i = 0; i < layout.columns(); i++) {
      current.counts[i] += row.count(i);
    }
    current.lastLine = line;
  }

  int pieces() {
    return pieces.count();
  }

  /** Rows with the time of the row before them. */
  long repeated() {
    return repeated;
  }

  /** Line of a first row that stands behind the first window; 0 where the log begins there. */
  long lateStartLine() {
    return lateStartLine;
  }

  void end() {
    for (int direction = 0; direction < open.length; direction++) {
      Open last = open[direction];
      if (last != null) {
        emit(direction, last);
      }
    }
  }

  private void emit(int direction, Open window) {
    FioThreads.Place run = place.of(window.piece);
    Histogram histogram =
        LogLinear.of(window.counts, layout.coarseness(), layout.unitNanos(), layout.buckets());
    long start = (window.cell - 1 + grid.cells(run.startMillis())) * grid.windowMillis();
    sink.interval(
        Interval.of(
            run.part(),
            place.series(window.piece),
            FioDirection.of(direction),
            new Window(start * NANOS_PER_MILLI, grid.windowMillis() * NANOS_PER_MILLI),
            (double) histogram.count(),
            null,
            List.of(
                Latency.unknown(LatencyKind.COMPLETION)
                    .withCount(histogram.count())
                    .withHistogram(histogram)),
            origin.lines(window.firstLine, window.lastLine)));
  }
}
