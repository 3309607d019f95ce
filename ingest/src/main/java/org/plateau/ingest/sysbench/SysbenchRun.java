package org.plateau.ingest.sysbench;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Series;
import org.plateau.ingest.Window;

/** One run of sysbench, from its banner to the next. */
final class SysbenchRun {
  private static final Pattern OPTION =
      Pattern.compile(
          "^(Number of threads|Target transaction rate|Block size|block size|operation):? (.+)$");
  private static final Pattern CHECKPOINT =
      Pattern.compile("^\\[\\s*([0-9]+)s\\s*\\] Checkpoint report:");
  private static final Pattern DOING = Pattern.compile("^Doing (\\S+ \\S+) test$");

  private final LogFile file;
  private final LogSink sink;
  private final String part;
  private final String version;
  private final long firstLine;
  private final SortedMap<String, String> options = new TreeMap<>();
  private final List<String> errors = new ArrayList<>();
  private final ReportSummary summaries;
  private FinalReport report = new FinalReport();
  private LatencyTable table = new LatencyTable();
  private long lastLine;
  private long lastSeconds;
  private long intervals;
  private double reportFrom;
  private boolean isCheckpoint;
  private boolean sawReport;

  SysbenchRun(LogFile file, LogSink sink, String part, String version, long firstLine) {
    this.file = file;
    this.sink = sink;
    this.part = part;
    this.version = version;
    this.firstLine = firstLine;
    this.lastLine = firstLine;
    this.summaries = new ReportSummary(file, sink, part);
  }

  boolean isRun() {
    return !version.isEmpty() || intervals > 0 || !report.isEmpty();
  }

  void take(String text, long line) {
    lastLine = line;
    String plain = text.strip();
    Matcher checkpoint = CHECKPOINT.matcher(plain);
    if (checkpoint.find()) {
      close();
      isCheckpoint = true;
      report = new FinalReport();
      report.gauges.put("checkpoint_seconds", Double.valueOf(checkpoint.group(1)));
      return;
    }
    IntervalLine interval = IntervalLine.in(text).orElse(null);
    if (interval != null) {
      close(); // totals before an interval line are those of a checkpoint
      interval(interval, line);
    } else if (plain.startsWith("FATAL:") || plain.startsWith("ALERT:")) {
      errors.add(plain);
    } else if (!report.take(text, line) && !table.take(text)) {
      option(plain);
    }
  }

  void finish() {
    close();
    sink.facts(
        new RunFacts(
            part, "sysbench", version, null, options, errors, file.origin(firstLine, lastLine)));
    if (!errors.isEmpty()) {
      sink.problem(
          Problem.warning(
              "sysbench.fatal",
              file.path(),
              firstLine,
              errors.size() + " messages, the first \"" + errors.get(0) + "\"",
              "a run without FATAL or ALERT",
              "Find the cause and run the test again."));
    }
    if (!sawReport) {
      sink.problem(
          Problem.warning(
              "sysbench.no-totals",
              file.path(),
              lastLine,
              "a run without its totals",
              "\"General statistics:\" at the end",
              "Let sysbench run to its end; " + intervals + " intervals were read."));
    }
  }

  private void close() {
    if (report.isEmpty()) {
      return;
    }
    sawReport = true;
    for (double rank : report.percentileMillis.keySet()) {
      options.put("percentile", Long.toString(Math.round(rank)));
    }
    summaries.report(report, table.histogram(), reportFrom, isCheckpoint);
    Double at = report.gauges.get("checkpoint_seconds");
    reportFrom = at == null ? reportFrom : at;
    report = new FinalReport();
    table = new LatencyTable();
  }

  private void option(String plain) {
    Matcher option = OPTION.matcher(plain);
    Matcher doing = DOING.matcher(plain);
    if (option.find()) {
      String key =
          switch (option.group(1)) {
            case "Number of threads" -> "numjobs";
            case "Target transaction rate" -> "target_rate";
            case "operation" -> "operation";
            default -> "bs";
          };
      options.put(key, option.group(2).replaceAll("[:,]", "").strip());
    } else if (doing.find()) {
      String test = doing.group(1);
      String way = test.endsWith("r/w") ? "rw" : test.replaceAll(".* ", "");
      options.put("rw", test.startsWith("random") ? "rand" + way : way);
    }
  }

  private void interval(IntervalLine line, long number) {
    if (line.seconds() <= lastSeconds) {
      return; // the "queue length" line of --tx-rate has the same stamp
    }
    long second = 1_000_000_000L;
    Window window = new Window(lastSeconds * second, (line.seconds() - lastSeconds) * second);
    lastSeconds = line.seconds();
    intervals++;
    Double events = line.events();
    SortedMap<String, Double> gauges = new TreeMap<>(line.gauges());
    List<Latency> latencies = latencies(line, gauges);
    Double rank = line.percentileRank();
    if (rank != null) {
      options.putIfAbsent("percentile", Long.toString(Math.round(rank)));
    }
    emit(Direction.READ, window, null, line.readBytes(), List.of(), new TreeMap<>(), number);
    emit(Direction.WRITE, window, null, line.writtenBytes(), List.of(), new TreeMap<>(), number);
    Double operations = events == null ? null : Double.valueOf(events * window.seconds());
    sink.interval(
        new Interval(
            part,
            Series.WHOLE,
            Direction.ALL,
            window,
            operations,
            null,
            latencies,
            gauges,
            List.of(file.origin(number, number))));
  }

  private void emit(
      Direction direction,
      Window window,
      @org.jspecify.annotations.Nullable Double operations,
      @org.jspecify.annotations.Nullable Double perSecond,
      List<Latency> latencies,
      SortedMap<String, Double> gauges,
      long number) {
    if (perSecond != null) {
      sink.interval(
          new Interval(
              part,
              Series.WHOLE,
              direction,
              window,
              operations,
              perSecond * window.seconds(),
              latencies,
              gauges,
              List.of(file.origin(number, number))));
    }
  }

  /** The percentile of this interval alone; 0.00 means that no event ended in it. */
  private static List<Latency> latencies(IntervalLine line, SortedMap<String, Double> gauges) {
    Double rank = line.percentileRank();
    Double millis = line.percentileMillis();
    if (rank == null || millis == null || millis == 0) {
      return List.of();
    }
    if (millis >= ReportSummary.CAP_MILLIS) {
      gauges.put("percentile_capped", rank);
    }
    return List.of(
        Latency.unknown(LatencyKind.TOTAL)
            .withPercentiles(new TreeMap<>(java.util.Map.of(rank, millis * 1e6))));
  }
}
