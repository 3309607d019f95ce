package org.plateau.ingest.sysbench;

import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Histogram;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Series;
import org.plateau.ingest.Summary;
import org.plateau.ingest.Window;

/** Turns a block of totals into summaries: all operations, and each way where sysbench tells it. */
final class ReportSummary {
  /** The longest latency that sysbench 1.0 counts; a percentile of this value means "or more". */
  static final double CAP_MILLIS = 100_000;

  private static final double NANOS_PER_MILLI = 1e6;

  private final LogFile file;
  private final LogSink sink;
  private final String part;

  ReportSummary(LogFile file, LogSink sink, String part) {
    this.file = file;
    this.sink = sink;
    this.part = part;
  }

  /**
   * @param fromSeconds where the block begins: counters start again at each checkpoint
   * @param isCheckpoint whether the run reports checkpoints, so that this block covers a part of it
   */
  void report(
      FinalReport report, @Nullable Histogram histogram, double fromSeconds, boolean isCheckpoint) {
    Window window = window(report, fromSeconds);
    FinalReport.Way all = report.all;
    if (all.operations == null && report.reads.rate == null) {
      // in file tests the events are also fsyncs, which are no reads and no writes
      all.operations = report.events;
    }
    if (all.rate == null && report.reads.rate != null && report.writes.rate != null) {
      all.rate = report.reads.rate + report.writes.rate;
    }
    if (all.bandwidth == null && report.reads.bandwidth != null) {
      Double written = report.writes.bandwidth;
      all.bandwidth = report.reads.bandwidth + (written == null ? 0 : written);
    }
    Double operations = all.operations;
    if (all.rate == null && operations != null && window != null) {
      all.rate = operations / window.seconds();
    }
    summary(report, all, Direction.ALL, window, latencies(report, histogram), report.gauges);
    summary(report, report.reads, Direction.READ, window, List.of(), new TreeMap<>());
    summary(report, report.writes, Direction.WRITE, window, List.of(), new TreeMap<>());
    if (isCheckpoint) {
      sink.problem(
          Problem.note(
              "sysbench.checkpoint",
              file.path(),
              report.firstLine,
              "totals since the last checkpoint",
              "totals of the whole run",
              "Take each block for its own stretch of time; they are kept apart."));
    }
  }

  /** Absent where no time is told; from the last checkpoint to the end otherwise. */
  private static @Nullable Window window(FinalReport report, double fromSeconds) {
    Double checkpoint = report.gauges.get("checkpoint_seconds");
    Double total = report.seconds;
    Double end = checkpoint != null ? checkpoint : total;
    if (end == null || end <= fromSeconds) {
      return null;
    }
    long from = Math.round(fromSeconds * 1e9);
    return new Window(from, Math.round(end * 1e9) - from);
  }

  private void summary(
      FinalReport report,
      FinalReport.Way way,
      Direction direction,
      @Nullable Window window,
      List<Latency> latencies,
      SortedMap<String, Double> gauges) {
    if (way.isEmpty()) {
      return;
    }
    sink.summary(
        new Summary(
            part,
            Series.WHOLE,
            true,
            direction,
            window,
            way.operations,
            way.bytes,
            way.rate,
            way.bandwidth,
            latencies,
            gauges,
            file.origin(report.firstLine, report.lastLine)));
  }

  private List<Latency> latencies(FinalReport report, @Nullable Histogram histogram) {
    Double mean = report.meanMillis;
    if (!report.hasEvents() || (mean == null && histogram == null)) {
      return List.of();
    }
    SortedMap<Double, Double> percentiles = new TreeMap<>();
    report.percentileMillis.forEach(
        (rank, millis) -> {
          percentiles.put(rank, millis * NANOS_PER_MILLI);
          if (millis >= CAP_MILLIS) {
            capped(report, rank, millis);
          }
        });
    Double events = report.events;
    return List.of(
        new Latency(
            LatencyKind.TOTAL,
            events == null ? null : Long.valueOf(Math.round(events)),
            nanos(mean),
            nanos(report.minMillis),
            nanos(report.maxMillis),
            null,
            histogram,
            percentiles));
  }

  private void capped(FinalReport report, double rank, double millis) {
    report.gauges.put("percentile_capped", rank);
    sink.problem(
        Problem.warning(
            "sysbench.percentile-capped",
            file.path(),
            report.lastLine,
            String.format(
                Locale.ROOT, "a percentile %.0f of %.0f ms, sysbench's longest", rank, millis),
            "a value below 100000 ms",
            "Show it as \"100000 ms or more\"; the maximum is exact."));
  }

  private static @Nullable Double nanos(@Nullable Double millis) {
    return millis == null ? null : Double.valueOf(millis * NANOS_PER_MILLI);
  }
}
