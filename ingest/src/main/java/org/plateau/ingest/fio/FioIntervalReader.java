package org.plateau.ingest.fio;

import java.util.Optional;
import org.plateau.ingest.Direction;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Siblings;
import org.plateau.ingest.log.LogLines;

/**
 * Reads fio's {@code _bw}, {@code _iops}, {@code _lat}, {@code _clat} and {@code _slat} logs of
 * every version, windowed or per I/O (formats.md 1).
 *
 * <pre>{@code 1000, 118034, 1, 4096, 0}</pre>
 *
 * <p>A log is walked twice: once to learn its layout from all its rows, once to read it.
 */
public final class FioIntervalReader implements LogReader {
  private static final int HEAD_LINES = 40;

  @Override
  public String format() {
    return "fio-log";
  }

  @Override
  public int order() {
    return 10;
  }

  @Override
  public String stem(String fileName) {
    return FioLogName.stem(fileName);
  }

  @Override
  public boolean recognises(LogFile file) {
    Optional<FioLogName> name = FioLogName.of(file.name());
    if (name.isPresent() && name.get().metric() == FioLogName.Metric.CLAT_HIST) {
      return false;
    }
    int rows = 0;
    int others = 0;
    LogRow row = new LogRow();
    for (String line : (Iterable<String>) file.head().lines().limit(HEAD_LINES)::iterator) {
      byte[] bytes = line.getBytes(java.nio.charset.StandardCharsets.ISO_8859_1);
      if (row.parse(bytes, 0, bytes.length) && row.columns() <= 8 && hasDirection(row)) {
        rows++;
      } else if (!line.isBlank()) {
        others++;
      }
    }
    if (name.isPresent()) {
      return rows > 0 || file.head().isEmpty();
    }
    return rows > 0 && others <= Math.min(1, rows - 1);
  }

  private static boolean hasDirection(LogRow row) {
    boolean plain = row.field(2) >= 0 && row.field(2) <= 2;
    return plain || (row.columns() > 3 && row.field(3) >= 0 && row.field(3) <= 2);
  }

  @Override
  public void read(LogFile file, Siblings siblings, LogSink sink) {
    Optional<FioLogName> name = FioLogName.of(file.name());
    if (name.isEmpty()) {
      sink.problem(unnamed(file));
      unnamed(file, siblings, sink);
      return;
    }
    if (name.get().isAggregate() && hasLogsOfJobs(siblings, file)) {
      sink.problem(aggregate(file));
      return;
    }
    FioLogScan scan = FioLogScan.of(file);
    if (scan.rows() == 0) {
      new Walk(file, name.get(), siblings, sink, scan).brokenOnly();
      return;
    }
    new Walk(file, name.get(), siblings, sink, scan).run();
  }

  private static boolean hasLogsOfJobs(Siblings siblings, LogFile file) {
    return siblings.names().stream()
        .filter(other -> !other.equals(file.name()))
        .flatMap(other -> FioLogName.of(other).stream())
        .anyMatch(other -> other.metric() == FioLogName.Metric.BW && !other.isAggregate());
  }

  private static void unnamed(LogFile file, Siblings siblings, LogSink sink) {
    FioLogScan scan = FioLogScan.of(file);
    FioLogName none = new FioLogName("", FioLogName.Metric.BW, null, null);
    Walk walk = new Walk(file, none, siblings, sink, scan);
    if (scan.rows() == 0) {
      walk.brokenOnly();
      return;
    }
    UnnamedRows rows =
        new UnnamedRows(
            new FioLogTraits(scan, none.metric(), siblings).grid(), new RowOrigin(file), sink);
    RowRemarks remarks = new RowRemarks(scan, scan.hasSizes(), false);
    walk.rows(
        (row, line) -> {
          remarks.add(row, line);
          rows.add(row, scan.directionColumn(), line);
        });
    rows.end();
    remarks.end(file, 1, sink);
  }

  private static Problem unnamed(LogFile file) {
    return Problem.warning(
        "fio.metric-unknown",
        file.path(),
        0,
        "rows of an fio log, but the name \"" + file.name() + "\" does not say of what",
        "a name that ends in _bw, _iops, _lat, _clat or _slat before .log",
        "Give the file the name that fio gave it, as x_bw.1.log; its values were read without a"
            + " unit.");
  }

  private static Problem aggregate(LogFile file) {
    return Problem.note(
        "fio.aggregate-log",
        file.path(),
        0,
        "the sum over all jobs that --bandwidth-log writes",
        "the logs of the jobs alone",
        "Nothing to do; the sum is left out so that nothing is counted twice.");
  }

  /** One log being read. */
  private static final class Walk {
    private final LogFile file;
    private final FioLogName name;
    private final Siblings siblings;
    private final LogSink sink;
    private final FioLogScan scan;
    private final FioLogTraits traits;

    Walk(LogFile file, FioLogName name, Siblings siblings, LogSink sink, FioLogScan scan) {
      this.file = file;
      this.name = name;
      this.siblings = siblings;
      this.sink = sink;
      this.scan = scan;
      this.traits = new FioLogTraits(scan, name.metric(), siblings);
    }

    void brokenOnly() {
      BrokenLines broken = new BrokenLines(file, sink, "a row as \"1000, 118034, 1, 4096, 0\"");
      try (LogLines lines = LogLines.of(file)) {
        while (lines.next()) {
          if (!lines.isBlank()) {
            broken.add(lines);
          }
        }
      }
      broken.end();
      sink.problem(FioLogTraits.noRows(file));
    }

    void run() {
      if (traits.isRateLost()) {
        sink.problem(FioLogTraits.rateLost(file, name.metric()));
        return;
      }
      if (scan.isAmbiguous()) {
        sink.problem(FioLogTraits.ambiguous(file));
      }
      long unit = 1;
      if (name.metric().isLatency()) {
        FioClock clock = FioClock.of(scan, siblings);
        unit = clock.unitNanos();
        sink.problem(clock.record(file));
      }
      SeriesPlace place = new SeriesPlace(file, name, siblings, sink);
      if (traits.isPerIo()) {
        perIo(unit, place);
      } else {
        windowed(unit, place);
      }
    }

    private void perIo(long unit, SeriesPlace place) {
      PerIoRows rows =
          new PerIoRows(name.metric(), unit, scan.hasSizes(), place, new RowOrigin(file), sink);
      RowRemarks remarks = new RowRemarks(scan, true, name.metric().isLatency());
      rows(
          (row, line) -> {
            remarks.add(row, line);
            rows.add(row, scan.directionColumn(), line);
          });
      rows.end();
      pieces(rows.pieces(), place);
      remarks.end(file, rows.pieces(), sink);
    }

    private void windowed(long unit, SeriesPlace place) {
      FioGrid grid = traits.grid();
      if (traits.isGridAssumed()) {
        sink.problem(WindowAssumed.of(file, grid));
      }
      long[] shift = new long[3];
      if (traits.writesComeLate(grid)) {
        boolean repaired = traits.knowsShiftedVersion();
        shift[FioDirection.code(Direction.WRITE)] = repaired ? 1 : 0;
        sink.problem(FioLogTraits.late(file, repaired));
      }
      WindowedRows rows =
          new WindowedRows(
              name.metric(),
              grid,
              unit,
              traits.holdsMaxima(),
              shift,
              place,
              new RowOrigin(file),
              sink);
      RowRemarks remarks = new RowRemarks(scan, false, name.metric().isLatency());
      rows(
          (row, line) -> {
            remarks.add(row, line);
            rows.add(row, scan.directionColumn(), line);
          });
      rows.end();
      pieces(rows.pieces(), place);
      remarks.end(file, rows.pieces(), sink);
      new WindowRemarks(file, sink).say(rows, grid, shift[1] > 0 || traits.writesComeLate(grid));
    }

    private void pieces(int count, SeriesPlace place) {
      if (count > 1) {
        sink.problem(FioLogTraits.pieces(file, count, place.isShared()));
      }
    }

    private void rows(java.util.function.ObjLongConsumer<LogRow> taker) {
      LogRow row = new LogRow();
      int direction = scan.directionColumn();
      BrokenLines broken =
          new BrokenLines(
              file, sink, "a row of " + scan.usualColumns() + " columns with possible values");
      try (LogLines lines = LogLines.of(file)) {
        while (lines.next()) {
          if (row.parse(lines.bytes(), lines.start(), lines.end())
              && scan.accepts(row.columns())
              && direction < row.columns()
              && row.field(direction) >= 0
              && row.field(direction) <= 2) {
            taker.accept(row, lines.number());
          } else if (!lines.isBlank()) {
            broken.add(lines);
          }
        }
      }
      broken.end();
    }
  }
}
