package org.plateau.ingest.fio;

import java.util.List;
import java.util.TreeMap;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Siblings;
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
    return (named || commas >= LEADING + FEWEST - 1)
        && first.matches("\\d+, [0-2], \\d+,[ \\d,-]*");
  }

  @Override
  public void read(LogFile file, Siblings siblings, LogSink sink) {
    FioLogName name =
        FioLogName.of(file.name())
            .orElse(new FioLogName("", FioLogName.Metric.CLAT_HIST, null, null));
    FioHistScan scan = FioHistScan.of(file);
    HistLayout layout = scan.layout();
    if (layout == null) {
      sink.problem(unknownLayout(file));
      return;
    }
    if (scan.absurdRows() > 0) {
      sink.problem(corrupt(file, scan));
    }
    FioGrid grid = FioGrid.of(scan.busiest(), "log_hist_msec", siblings);
    if (FioGrid.isAssumed(scan.busiest(), "log_hist_msec", siblings)) {
      sink.problem(WindowAssumed.of(file, grid));
    }
    SeriesPlace place = new SeriesPlace(file, name, siblings, sink);
    HistWindows windows = new HistWindows(layout, grid, place, new RowOrigin(file), sink);
    rows(file, layout, windows, sink);
    windows.end();
    if (windows.pieces() > 1) {
      sink.problem(FioLogTraits.pieces(file, windows.pieces(), place.isShared()));
    }
    if (scan.goesBack() && windows.pieces() == 1) {
      sink.problem(
          Problem.note(
              "fio.out-of-order",
              file.path(),
              0,
              "rows earlier than the row before them",
              "rows as fio appends them",
              "Check the rows; they were read as they stand."));
    }
    if (windows.lateStartLine() > 0) {
      sink.problem(
          Problem.note(
              "fio.starts-late",
              file.path(),
              windows.lateStartLine(),
              "a first row behind the first window of " + grid.windowMillis() + " ms",
              "a row at about " + grid.windowMillis() + " ms",
              "Nothing to do if nothing ran before; else the first rows are missing."));
    }
    if (windows.repeated() > 0) {
      sink.problem(
          Problem.note(
              "fio.repeated-time",
              file.path(),
              0,
              windows.repeated() + " rows have the time of the row before them",
              "one row per window and direction",
              "Nothing to do; their operations were added, as fio counts them."));
    }
    sink.facts(unit(file, place, layout));
  }

  private static void rows(LogFile file, HistLayout layout, HistWindows windows, LogSink sink) {
    HistRow row = new HistRow();
    BrokenLines broken =
        new BrokenLines(file, sink, "time, direction, size and " + layout.columns() + " counts");
    try (LogLines lines = LogLines.of(file)) {
      while (lines.next()) {
        if (row.parse(lines.bytes(), lines.start(), lines.end())
            && row.columns() == layout.columns()) {
          if (row.isTight()) {
            sink.problem(
                Problem.note(
                    "fio.odd-columns",
                    file.path(),
                    lines.number(),
                    "1 row laid out otherwise than fio lays out a row of this log",
                    "rows as fio appends them",
                    "Check the row; it was read as it stands."));
          }
          if (row.absurd() == 0) {
            windows.add(row, lines.number());
          }
        } else if (!lines.isBlank()) {
          broken.add(lines);
        }
      }
    }
    broken.end();
  }

  private static Problem corrupt(LogFile file, FioHistScan scan) {
    boolean all = scan.absurdRows() == scan.rows();
    String found =
        scan.absurdRows() + " of " + scan.rows() + " rows hold counts that no run can have";
    String expected = "the operations of a window";
    return all
        ? Problem.error(
            "fio.histogram-corrupt",
            file.path(),
            0,
            found,
            expected,
            "Use fio 3.17 or later, where this fault is mended; no row could be used.")
        : Problem.warning(
            "fio.histogram-corrupt",
            file.path(),
            0,
            found,
            expected,
            "Use fio 3.17 or later, where this fault is mended; these rows are left out.");
  }

  private static Problem unknownLayout(LogFile file) {
    return Problem.error(
        "fio.histogram-layout",
        file.path(),
        0,
        "no row with a known number of counts",
        "1856 or 1216 counts, or one of them divided by 2, 4, 8, 16, 32 or 64",
        "Give the file as fio wrote it; other logs are still used.");
  }

  private static RunFacts unit(LogFile file, SeriesPlace place, HistLayout layout) {
    TreeMap<String, String> options = new TreeMap<>();
    options.put(FioClock.HISTOGRAM_UNIT, layout.unitNanos() == 1 ? "ns" : "us");
    return new RunFacts(place.of(0).part(), "fio", "", null, options, List.of(), file.origin(0, 0));
  }
}
