package org.plateau.ingest.vdbench;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Series;
import org.plateau.ingest.Summary;
import org.plateau.ingest.Window;

/** Hands one run's rows to the sink: facts, intervals in time, and the runner's own average. */
final class RunReport {
  private static final long NANOS_PER_SECOND = 1_000_000_000L;

  private final LogFile file;
  private final LogSink sink;
  private final double bytesPerMegabyte;
  private final long lengthNanos;

  /**
   * @param bytesPerMegabyte 1024² or 1000²
   * @param lengthNanos length of an interval; 0 when the file does not tell it
   */
  RunReport(LogFile file, LogSink sink, double bytesPerMegabyte, long lengthNanos) {
    this.file = file;
    this.sink = sink;
    this.bytesPerMegabyte = bytesPerMegabyte;
    this.lengthNanos = lengthNanos;
  }

  /**
   * The reporting interval: vdbench's is whole seconds, rows are written a few ms late, so the
   * median distance in whole seconds.
   */
  static long lengthNanos(List<RunRows> runs) {
    List<Long> steps = new ArrayList<>();
    runs.forEach(run -> steps.addAll(run.steps()));
    if (steps.isEmpty()) {
      return 0;
    }
    Collections.sort(steps);
    long millis = steps.get(steps.size() / 2);
    return Math.max(1, Math.round(millis / 1000.0)) * NANOS_PER_SECOND;
  }

  /** The facts alone, where another file has the rows. */
  void facts(RunRows run, String part, @Nullable Instant started) {
    sink.facts(
        new RunFacts(
            part,
            "vdbench",
            "",
            started,
            options(run),
            List.of(),
            file.origin(run.firstLine, run.lastLine())));
  }

  void report(RunRows run, String part, @Nullable Instant started) {
    facts(run, part, started);
    agreement(run);
    int first = 1;
    Row average = run.average;
    if (average == null) {
      sink.problem(
          Problem.warning(
              "vdbench.no-average",
              file.path(),
              run.lastLine(),
              "the run " + part + " ends without its average row",
              "a run that was finished",
              "See errorlog.html and logfile.html of that folder; the intervals were read."));
    } else if (isNonsense(average)) {
      sink.problem(
          Problem.warning(
              "vdbench.no-result",
              file.path(),
              average.line(),
              "the average " + average.label() + " of the run " + part,
              "an average over at least one interval",
              "Run it longer than its warm-up; there is no result."));
    } else {
      first = average.averaged()[0];
      average(run, part, average);
    }
    intervals(run, part, first > 2 ? first : 1);
  }

  /** Says where the figures of a row, or an average and its rows, contradict each other. */
  private void agreement(RunRows run) {
    for (Row row : run.intervals) {
      RowAgreement.fault(row, bytesPerMegabyte).ifPresent(fault -> disagrees(row, fault));
    }
    Row average = run.average;
    if (average != null && !run.intervals.isEmpty()) {
      RowAgreement.change(run.intervals.get(run.intervals.size() - 1), average)
          .ifPresent(fault -> disagrees(average, fault));
    }
    if (average != null && !isNonsense(average)) {
      RowAgreement.fault(average, bytesPerMegabyte)
          .or(() -> RowAgreement.fault(average, run.intervals))
          .ifPresent(fault -> disagrees(average, fault));
    }
    long length = lengthNanos / 1_000_000;
    Row before = null;
    for (Row row : run.intervals) {
      if (before != null) {
        RowAgreement.change(before, row).ifPresent(fault -> disagrees(row, fault));
      }
      if (before != null && length > 0) {
        long steps = row.interval() - (long) before.interval();
        long passed = Math.floorMod(row.millisOfDay() - before.millisOfDay(), 86_400_000L);
        if (Math.abs(passed - steps * length) > length / 2 + 1000) {
          disagrees(row, passed + " ms after the interval " + before.label());
        }
      }
      before = row;
    }
  }

  private void disagrees(Row row, String fault) {
    sink.problem(
        Problem.warning(
            "vdbench.figures-disagree",
            file.path(),
            row.line(),
            fault,
            "columns and rows that agree",
            "Copy the file again from its source; one of these figures is wrong."));
  }

  private static boolean isNonsense(Row average) {
    return average.averaged()[1] < average.averaged()[0];
  }

  private SortedMap<String, String> options(RunRows run) {
    SortedMap<String, String> options = new TreeMap<>(run.options);
    run.numericRate().ifPresent(rate -> options.put("target_rate", rate));
    if (run.isFormat()) {
      options.put("preparation", "format");
    }
    return options;
  }

  /** Warm-up lies before 0; the single interval that vdbench leaves out by itself does not. */
  private void intervals(RunRows run, String part, int measuredFrom) {
    if (lengthNanos == 0) {
      if (!run.intervals.isEmpty()) {
        sink.problem(
            Problem.warning(
                "vdbench.interval-unknown",
                file.path(),
                run.firstLine,
                "one interval alone, whose length nothing tells",
                "at least two intervals or summary.html beside the file",
                "Keep the whole output folder; the average row was read."));
      }
      return;
    }
    for (Row row : run.intervals) {
      boolean warmUp = row.interval() < measuredFrom;
      Window window = new Window((row.interval() - measuredFrom) * lengthNanos, lengthNanos);
      for (RowFigures figures : RowFigures.of(row, bytesPerMegabyte)) {
        SortedMap<String, Double> gauges = new TreeMap<>(figures.gauges());
        run.numericRate().ifPresent(rate -> gauges.put("target_rate", Double.valueOf(rate)));
        if (warmUp) {
          gauges.put("warmup", 1.0);
        }
        sink.interval(
            new Interval(
                part,
                figures.series(),
                figures.direction(),
                window,
                operations(figures, window),
                bytes(figures, window),
                latencies(figures.latency()),
                gauges,
                List.of(file.origin(row.line(), row.line()))));
      }
    }
  }

  private void average(RunRows run, String part, Row row) {
    int[] ends = row.averaged();
    int measuredFrom = ends[0] > 2 ? ends[0] : 1;
    Window window =
        lengthNanos == 0
            ? null
            : new Window(
                (ends[0] - measuredFrom) * lengthNanos, (ends[1] - ends[0] + 1) * lengthNanos);
    List<RowFigures> all = RowFigures.of(row, bytesPerMegabyte);
    for (RowFigures figures : all) {
      if (figures.operations() != null) {
        summary(run, part, row, window, figures, all.size() == 1);
      }
    }
    if (all.size() > 1) {
      RowFigures whole = all.get(all.size() - 1);
      Double megabytes = row.number("mb/sec");
      RowFigures sum =
          new RowFigures(
              Series.WHOLE,
              Direction.ALL,
              row.number("rate"),
              megabytes == null ? null : Double.valueOf(megabytes * bytesPerMegabyte),
              whole.latency(),
              whole.gauges());
      summary(run, part, row, window, sum, true);
    }
  }

  private void summary(
      RunRows run,
      String part,
      Row row,
      @Nullable Window window,
      RowFigures figures,
      boolean total) {
    SortedMap<String, Double> gauges = new TreeMap<>(figures.gauges());
    run.numericRate().ifPresent(rate -> gauges.put("target_rate", Double.valueOf(rate)));
    sink.summary(
        new Summary(
            part,
            figures.series(),
            total,
            figures.direction(),
            window,
            window == null ? null : operations(figures, window),
            window == null ? null : bytes(figures, window),
            figures.operations(),
            figures.bytes(),
            latencies(figures.latency()),
            gauges,
            file.origin(row.line(), row.line())));
  }

  /** A rate times the window; whole operations where the rounding of the row allows only one. */
  private static @Nullable Double operations(RowFigures figures, Window window) {
    Double perSecond = figures.operations();
    if (perSecond == null) {
      return null;
    }
    double amount = perSecond * window.seconds();
    double whole = Math.rint(amount);
    double rounding = 5e-5 * window.seconds() + amount * 1e-6;
    return Math.abs(amount - whole) <= Math.min(rounding, 0.4) ? whole : amount;
  }

  /** Exact where every operation has the same size. */
  private static @Nullable Double bytes(RowFigures figures, Window window) {
    Double perSecond = figures.bytes();
    Double rate = figures.operations();
    Double operations = operations(figures, window);
    if (perSecond == null || rate == null || operations == null || rate == 0) {
      return perSecond == null ? null : Double.valueOf(perSecond * window.seconds());
    }
    double size = perSecond / rate;
    boolean fixed = Math.abs(size - Math.rint(size)) < 1e-9 * size;
    return fixed ? operations * Math.rint(size) : perSecond * window.seconds();
  }

  private static List<Latency> latencies(@Nullable Latency latency) {
    return latency == null || latency.kind() != LatencyKind.TOTAL ? List.of() : List.of(latency);
  }
}
