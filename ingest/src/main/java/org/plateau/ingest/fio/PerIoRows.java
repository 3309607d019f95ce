package org.plateau.ingest.fio;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LogLinear;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Window;

/**
 * Gathers a log with a row per I/O into windows of a second while it is read, so that memory does
 * not grow with the log: count, bytes and, for latencies, mean, extremes, deviation and histogram.
 */
final class PerIoRows {
  static final long WINDOW_MILLIS = 1000;
  private static final long NANOS_PER_MILLI = 1_000_000;

  /** Rows are in the order of completion, so more than this back in time is another piece. */
  private static final long SLACK_MILLIS = 50;

  private static final int OPEN_WINDOWS = 2;

  private final FioLogName.Metric metric;
  private final long unitNanos;
  private final boolean hasSizes;
  private final SeriesPlace place;
  private final RowOrigin origin;
  private final LogSink sink;
  private final LogPieces pieces = new LogPieces(SLACK_MILLIS);
  private final int[] currentPiece = new int[3];
  private final List<TreeMap<Long, Tally>> open =
      List.of(new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
  private final long[] latest = new long[3];

  /** What came in one window. */
  private static final class Tally {
    final LogLinear histogram = new LogLinear();
    long count;
    double bytes;
    double mean;
    double squares;
    long min = Long.MAX_VALUE;
    long max = Long.MIN_VALUE;
    long firstLine;
    long lastLine;

    /** Welford's update: sums of squares of nanoseconds would overflow (formats.md 9.2). */
    void add(long value) {
      histogram.add(value);
      min = Math.min(min, value);
      max = Math.max(max, value);
      double delta = value - mean;
      mean += delta / count;
      squares += delta * (value - mean);
    }
  }

  PerIoRows(
      FioLogName.Metric metric,
      long unitNanos,
      boolean hasSizes,
      SeriesPlace place,
      RowOrigin origin,
      LogSink sink) {
    this.metric = metric;
    this.unitNanos = unitNanos;
    this.hasSizes = hasSizes;
    this.place = place;
    this.origin = origin;
    this.sink = sink;
  }

  void add(LogRow row, int directionColumn, long line) {
    int direction = (int) row.field(directionColumn);
    int piece = pieces.of(direction, row.time());
    TreeMap<Long, Tally> windows = open.get(direction);
    if (piece != currentPiece[direction]) {
      flush(direction, 0, true);
      currentPiece[direction] = piece;
      latest[direction] = 0;
    }
    latest[direction] = Math.max(latest[direction], row.time());
    long index = Math.floorDiv(row.time(), WINDOW_MILLIS);
    Tally tally = windows.get(index);
    if (tally == null) {
      tally = new Tally();
      tally.firstLine = line;
      windows.put(index, tally);
      flush(direction, OPEN_WINDOWS, false);
    }
    tally.count++;
    tally.lastLine = line;
    int sizeColumn = directionColumn + 1;
    tally.bytes += sizeColumn < row.columns() ? row.field(sizeColumn) : 0;
    if (metric.isLatency()) {
      tally.add(Math.max(0, row.value()));
    }
  }

  void end() {
    long last = Math.max(latest[0], Math.max(latest[1], latest[2]));
    for (int direction = 0; direction < 3; direction++) {
      boolean onePiece = pieces.count() == 1;
      latest[direction] = onePiece ? last : latest[direction];
      flush(direction, 0, true);
    }
  }

  int pieces() {
    return pieces.count();
  }

  private void flush(int direction, int keep, boolean atEnd) {
    TreeMap<Long, Tally> windows = open.get(direction);
    while (windows.size() > keep) {
      Map.Entry<Long, Tally> first = windows.pollFirstEntry();
      emit(direction, first.getKey(), first.getValue(), atEnd);
    }
  }

  private void emit(int direction, long index, Tally tally, boolean atEnd) {
    FioThreads.Place run = place.of(currentPiece[direction]);
    long startMillis = index * WINDOW_MILLIS;
    long length = WINDOW_MILLIS;
    if (atEnd) {
      // The run ended inside its last window.
      length = Math.min(WINDOW_MILLIS, latest[direction] + 1 - startMillis);
    }
    long shifted = startMillis + Math.round(run.startMillis() / 1e3) * WINDOW_MILLIS;
    sink.interval(
        Interval.of(
            run.part(),
            place.series(currentPiece[direction]),
            FioDirection.of(direction),
            new Window(shifted * NANOS_PER_MILLI, length * NANOS_PER_MILLI),
            (double) tally.count,
            hasSizes ? tally.bytes : null,
            metric.isLatency() ? List.of(latency(tally)) : List.of(),
            origin.lines(tally.firstLine, tally.lastLine)));
  }

  private Latency latency(Tally tally) {
    double deviation = tally.count > 1 ? Math.sqrt(tally.squares / (tally.count - 1)) : 0;
    return Latency.unknown(metric.kind())
        .withCount(tally.count)
        .withMean(tally.mean * unitNanos)
        .withMin((double) tally.min * unitNanos)
        .withMax((double) tally.max * unitNanos)
        .withStddev(deviation * unitNanos)
        .withHistogram(tally.histogram.toHistogram(unitNanos));
  }
}
