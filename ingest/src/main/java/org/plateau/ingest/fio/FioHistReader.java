package org.plateau.ingest.fio;

import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Histogram;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogLinear;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Siblings;
import org.plateau.ingest.Window;
import org.plateau.ingest.log.LogLines;

/**
 * Reads fio's {@code _clat_hist} logs: per window and direction the histogram of completion
 * latencies (formats.md 2.1). The number of columns tells unit and coarseness.
 *
 * <pre>{@code 1000, 0, 4096, 0, 0, 3, …}</pre>
 */
public final class FioHistReader implements LogReader {
  private static final int FEWEST = 19;
  private static final int LEADING = 3;
  private static final long NANOS_PER_MILLI = 1_000_000;

  @Override
  public String format() {
    return "fio-histogram";
  }

  /** Before the interval logs, for which it settles the unit. */
  @Override
  public int order() {
    return 5;
  }

  @Override
  public String stem(String fileName) {
    return FioLogName.stem(fileName);
  }

  @Override
  public boolean recognises(LogFile file) {
    boolean named =
        FioLogName.of(file.name())
            .filter(name -> name.metric() == FioLogName.Metric.CLAT_HIST)
            .isPresent();
    String head = file.head();
    if (head.isEmpty()) {
      return named;
    }
    String first = head.lines().findFirst().orElse("");
    long commas = first.chars().filter(c -> c == ',').count();
    return commas >= LEADING + FEWEST - 1 && first.matches("\\d+, [0-2], \\d+,[ \\d,-]*");
  }

  @Override
  public void read(LogFile file, Siblings siblings, LogSink sink) {
    FioLogName name =
        FioLogName.of(file.name())
            .orElse(new FioLogName("", FioLogName.Metric.CLAT_HIST, null, null));
    DirectionTally[] tallies = {new DirectionTally(), new DirectionTally(), new DirectionTally()};
    BrokenLines ignored = new BrokenLines(file, new SilentSink(), "");
    Layout layout = walk(file, ignored, (row, line) -> tallies[row.direction].add(row.time, 1));
    if (layout == null) {
      sink.problem(FioLogTraits.noRows(file));
      return;
    }
    BrokenLines broken =
        new BrokenLines(
            file, sink, "time, direction, size and " + layout.columns() + " counts, none negative");
    Arrays.sort(tallies, (a, b) -> Long.compare(b.rows(), a.rows()));
    FioGrid grid = FioGrid.of(tallies[0], "log_hist_msec", siblings);
    SeriesPlace place = new SeriesPlace(file, name, siblings, sink);
    Gathering gathering = new Gathering(layout, grid, place, new RowOrigin(file), sink);
    walk(file, broken, gathering::add);
    gathering.end();
    broken.end();
    sink.facts(unit(file, place, layout));
  }

  private static RunFacts unit(LogFile file, SeriesPlace place, Layout layout) {
    TreeMap<String, String> options = new TreeMap<>();
    options.put(FioClock.HISTOGRAM_UNIT, layout.unitNanos() == 1 ? "ns" : "us");
    return new RunFacts(place.of(0).part(), "fio", "", null, options, List.of(), file.origin(0, 0));
  }

  /** What the number of count columns says. */
  record Layout(int columns, int coarseness, long unitNanos, int buckets) {
    static @Nullable Layout of(int columns) {
      for (int c = 0; c <= 6; c++) {
        if (columns << c == LogLinear.FIO3_BUCKETS) {
          return new Layout(columns, c, 1, LogLinear.FIO3_BUCKETS);
        }
        if (columns << c == LogLinear.FIO2_BUCKETS) {
          return new Layout(columns, c, 1000, LogLinear.FIO2_BUCKETS);
        }
      }
      return null;
    }
  }

  private interface RowTaker {
    void take(HistRow row, long line);
  }

  /** Walks over the rows that have the columns of the first good one. */
  private static @Nullable Layout walk(LogFile file, BrokenLines broken, RowTaker taker) {
    HistRow row = new HistRow();
    Layout layout = null;
    try (LogLines lines = LogLines.of(file)) {
      while (lines.next()) {
        boolean whole = row.parse(lines.bytes(), lines.start(), lines.end());
        Layout own = whole ? Layout.of(row.columns) : null;
        if (own != null && (layout == null || own.equals(layout))) {
          layout = own;
          taker.take(row, lines.number());
        } else if (!lines.isBlank()) {
          broken.add(lines);
        }
      }
    }
    return layout;
  }

  /** A row of a histogram log, reused. */
  private static final class HistRow {
    private final long[] counts = new long[LogLinear.FIO3_BUCKETS + 1];
    private long time;
    private int direction;
    private int columns;

    boolean parse(byte[] bytes, int start, int end) {
      int field = 0;
      int at = start;
      while (at < end) {
        while (at < end && (bytes[at] == ' ' || bytes[at] == '\t')) {
          at++;
        }
        int digits = at;
        long value = 0;
        while (at < end && bytes[at] >= '0' && bytes[at] <= '9' && at - digits < 18) {
          value = value * 10 + (bytes[at++] - '0');
        }
        if (at == digits && at == end && field > LEADING) {
          break;
        }
        if (at == digits || (at < end && bytes[at] != ',') || !take(field++, value)) {
          return false;
        }
        at++;
      }
      columns = field - LEADING;
      return columns > 0;
    }

    private boolean take(int field, long value) {
      if (field == 0) {
        time = value;
      } else if (field == 1) {
        direction = (int) value;
        return value <= 2;
      } else if (field >= LEADING) {
        int index = field - LEADING;
        // A difference that wrapped around is a corruption that fio mended in 3.17.
        if (index >= counts.length || value > 1_000_000_000_000L) {
          return false;
        }
        counts[index] = value;
      }
      return true;
    }
  }

  /** Rows of a window are added up: after a stall several follow at once. */
  private static final class Gathering {
    private final Layout layout;
    private final FioGrid grid;
    private final SeriesPlace place;
    private final RowOrigin origin;
    private final LogSink sink;
    private final LogPieces pieces;
    private final @Nullable Open[] open = new Open[3];

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

    Gathering(Layout layout, FioGrid grid, SeriesPlace place, RowOrigin origin, LogSink sink) {
      this.layout = layout;
      this.grid = grid;
      this.place = place;
      this.origin = origin;
      this.sink = sink;
      this.pieces = new LogPieces(grid.windowMillis() / 2);
    }

    void add(HistRow row, long line) {
      int piece = pieces.of(row.direction, row.time);
      long cell = grid.cell(row.time);
      Open current = open[row.direction];
      if (current == null || current.piece != piece || current.cell < cell) {
        if (current != null) {
          emit(row.direction, current);
        }
        current = new Open(piece, cell, layout.columns(), line);
        open[row.direction] = current;
      }
      for (int i = 0; i < layout.columns(); i++) {
        current.counts[i] += row.counts[i];
      }
      current.lastLine = line;
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

  /** For the first walk, in which nothing is reported yet. */
  private static final class SilentSink implements LogSink {
    @Override
    public void facts(RunFacts facts) {}

    @Override
    public void interval(Interval interval) {}

    @Override
    public void summary(org.plateau.ingest.Summary summary) {}

    @Override
    public void problem(Problem problem) {}
  }
}
