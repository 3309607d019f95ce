package org.plateau.ingest.iometer;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Series;
import org.plateau.ingest.Summary;
import org.plateau.ingest.Window;

/**
 * Hands a step to the sink: one summary for each row and direction. Rows of the levels above the
 * lowest are totals of the rows below, so no level is ever added to another.
 */
final class StepReport {
  private static final double NANOS_PER_MILLI = 1e6;

  private final LogFile file;
  private final LogSink sink;
  private final String part;
  private final Set<String> leaves;
  private @Nullable Window window;
  private String manager = "";
  private String worker = "";

  StepReport(LogFile file, LogSink sink, String part, Step step) {
    this.file = file;
    this.sink = sink;
    this.part = part;
    this.leaves = step.leaves();
  }

  void report(Step step) {
    sink.facts(
        new RunFacts(
            part,
            "iometer",
            step.version,
            null,
            step.options,
            step.errors,
            file.origin(step.firstLine, step.lastLine())));
    for (ResultRow row : step.rows) {
      Double seconds = seconds(row);
      if (seconds != null) {
        Window longest = new Window(0, Math.max(1, Math.round(seconds * 1e9)));
        window = window == null || longest.compareTo(window) > 0 ? longest : window;
      }
    }
    step.rows.forEach(this::row);
    step.fault()
        .ifPresent(
            fault ->
                sink.problem(
                    Problem.warning(
                        "iometer.rows-missing",
                        file.path(),
                        step.lastLine(),
                        fault,
                        "managers, workers and disks in their order, as many as are counted",
                        "Copy the file again from its source; rows of another place may stand"
                            + " here.")));
  }

  private void row(ResultRow row) {
    Series series = series(row);
    boolean total = !leaves.contains(row.type());
    summary(row, series, total, Direction.ALL, "");
    summary(row, series, total, Direction.READ, "Read ");
    summary(row, series, total, Direction.WRITE, "Write ");
  }

  private void summary(
      ResultRow row, Series series, boolean total, Direction direction, String prefix) {
    Double rate = row.number(prefix + "IOps");
    if (rate == null) {
      return;
    }
    Double seconds = seconds(row);
    sink.summary(
        new Summary(
            part,
            series,
            total,
            direction,
            seconds == null ? window : new Window(0, Math.max(1, Math.round(seconds * 1e9))),
            amount(row, direction, "I/Os", ""),
            amount(row, direction, "", "Bytes "),
            rate,
            bandwidth(row, prefix),
            latencies(row, direction, prefix),
            direction == Direction.ALL ? gauges(row) : new TreeMap<>(),
            file.origin(row.line(), row.line())));
  }

  /** The rows above stand for their level: a worker belongs to the manager before it. */
  private Series series(ResultRow row) {
    switch (row.type()) {
      case "MANAGER" -> {
        manager = row.target();
        return Series.of("host", manager);
      }
      case "WORKER" -> {
        worker = row.target();
        return Series.of("host", manager).with("worker", worker);
      }
      case "DISK", "NETWORK" -> {
        return Series.of("host", manager).with("worker", worker).with("device", row.target());
      }
      default -> {
        return Series.WHOLE;
      }
    }
  }

  /** {@code Read I/Os} and {@code Write I/Os}, {@code Bytes Read} and {@code Bytes Written}. */
  private static @Nullable Double amount(
      ResultRow row, Direction direction, String noun, String verb) {
    Double reads = row.number(verb.isEmpty() ? "Read " + noun : "Bytes Read");
    Double writes = row.number(verb.isEmpty() ? "Write " + noun : "Bytes Written");
    return switch (direction) {
      case READ -> reads;
      case WRITE -> writes;
      case ALL, TRIM -> reads == null || writes == null ? null : Double.valueOf(reads + writes);
    };
  }

  private static @Nullable Double bandwidth(ResultRow row, String prefix) {
    Double decimal = row.number(prefix + "MBps (Decimal)");
    if (decimal != null) {
      return decimal * 1e6;
    }
    // without a word on its base Iometer's MBps is 1024² (2006.07.27, formats.md 5.1)
    for (String title : List.of("MiBps (Binary)", "MBps (Binary)", "MBps")) {
      Double binary = row.number(prefix + title);
      if (binary != null) {
        return binary * 1048576;
      }
    }
    return null;
  }

  private List<Latency> latencies(ResultRow row, Direction direction, String prefix) {
    Double operations = amount(row, direction, "I/Os", "");
    Double mean = row.number("Average " + prefix + "Response Time");
    if (mean == null || (operations != null && operations == 0)) {
      return List.of();
    }
    Double max = row.number("Maximum " + prefix + "Response Time");
    Latency latency =
        Latency.unknown(LatencyKind.TOTAL)
            .withCount(operations == null ? null : Long.valueOf(Math.round(operations)))
            .withMean(mean * NANOS_PER_MILLI)
            .withMax(max == null ? null : Double.valueOf(max * NANOS_PER_MILLI));
    // a DISK row repeats its worker's bins (formats.md 5.1)
    boolean ownBins = direction == Direction.ALL && !row.type().equals("DISK");
    List<Latency> latencies = new ArrayList<>();
    latencies.add(ownBins ? latency.withHistogram(row.histogram()) : latency);
    return latencies;
  }

  private static SortedMap<String, Double> gauges(ResultRow row) {
    SortedMap<String, Double> gauges = new TreeMap<>();
    Double errors = row.number("Errors");
    if (errors != null) {
      gauges.put("errors", errors);
    }
    Double cpu = row.number("% CPU Utilization");
    if (cpu != null && cpu >= 0) {
      gauges.put("cpu_percent", cpu);
    }
    Double depth = row.number("Queue Depth");
    if (depth != null && depth >= 0) {
      gauges.put("queue_depth", depth);
    }
    return gauges;
  }

  /** Timer ticks of the run by ticks a second, which Iometer titles "Processor Speed". */
  private static @Nullable Double seconds(ResultRow row) {
    Double ticks = row.number("Total Raw Run Time");
    Double perSecond = row.number("Processor Speed");
    if (ticks == null || perSecond == null || !(ticks > 0) || !(perSecond > 0)) {
      return null;
    }
    return row.type().equals("WORKER") ? Double.valueOf(ticks / perSecond) : null;
  }
}
