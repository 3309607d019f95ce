package org.plateau.ingest.sysbench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import org.plateau.ingest.log.StrayLines;

/** One run of sysbench, from its banner to the next. */
final class SysbenchRun {
  private static final Pattern OPTION =
      Pattern.compile(
          "^(Number of threads|Target transaction rate|Block size|block size|operation):? (.+)$");
  private static final Pattern CHECKPOINT =
      Pattern.compile("^\\[\\s*([0-9]+)s\\s*\\] Checkpoint report:");
  private static final Pattern QUEUE =
      Pattern.compile("^\\[\\s*[0-9]+s\\s*\\] queue length: [0-9]+,? concurrency: [0-9]+$");

  private static final Pattern EVERY =
      Pattern.compile("^Report intermediate results every ([0-9]{1,6}) second");

  /** What sysbench says beside its figures. */
  private static final Pattern WORDS =
      Pattern.compile(
          "Running the test with following options:|Number of threads: [0-9]+"
              + "|Initializing (random number generator.*|worker threads\\.\\.\\.)"
              + "|Random number generator seed is .*|Threads started!|Time limit exceeded, exiting.*"
              + "|\\(last message repeated [0-9]+ times\\)|Done\\.|Forcing shutdown in .*"
              + "|Report (intermediate|checkpoint).*|Target transaction rate:? .*"
              + "|(SQL|OLTP test|General) statistics:|queries performed:|Test execution summary:"
              + "|Latency \\(ms\\):|per-request statistics:|response time:|Threads fairness:"
              + "|Throughput:|File operations:|total time taken by event execution: +[0-9.]+s?"
              + "|Operations performed:|Latency histogram \\(values are in milliseconds\\)"
              + "|value +-+ distribution -+ count|(FATAL|ALERT|WARNING|DEBUG|NOTICE): .*"
              + "|Extra file open flags: .*|[0-9]+ files, .* each|\\S+ total file size"
              + "|Block size \\S+|Number of (random|IO) requests.*|Read/Write ratio .*"
              + "|Periodic FSYNC .*|Calling fsync.*|Using .*|Doing .* test\\.?|Running .* test.*"
              + "|No DB drivers specified, .*|Number of unfinished transactions .*"
              + "|(block size|total size|operation|scope): .*|percentile stats: .*|CPU speed:|Prime numbers limit: [0-9]+"
              + "|Maximum (prime number|requests|time).*|Threads: .*|Initialization .*|.*LuaJIT.*"
              + "|sysbench .*: +multi-threaded system evaluation benchmark");

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
  private boolean inFigures;
  private long step;
  private final StrayLines strays;

  SysbenchRun(LogFile file, LogSink sink, String part, String version, long firstLine) {
    this.file = file;
    this.sink = sink;
    this.part = part;
    this.version = version;
    this.firstLine = firstLine;
    this.lastLine = firstLine;
    this.summaries = new ReportSummary(file, sink, part);
    this.strays = new StrayLines(file, sink, "a line that sysbench prints");
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
    inFigures |= !version.isEmpty() || interval != null;
    if (interval != null) {
      close(); // totals before an interval line are those of a checkpoint
      interval(interval, line);
    } else if (plain.startsWith("FATAL:") || plain.startsWith("ALERT:")) {
      errors.add(plain);
    } else if (!report.take(text, line) && !table.take(text)) {
      if (!option(plain)
          && inFigures
          && !WORDS.matcher(plain).matches()
          && !QUEUE.matcher(plain).matches()) {
        strays.add(line, text);
      }
    } else if (plain.startsWith("execution time (avg/stddev)")) {
      inFigures = false; // the last line of the totals; what follows is not sysbench's
    }
  }

  void finish() {
    close();
    strays.end();
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
    Optional<Double> threads = Optional.ofNullable(options.get("numjobs")).map(Double::valueOf);
    report.disagreement(threads).ifPresent(fault -> disagrees(fault, report.firstLine));
    if (!report.missing().isEmpty()) {
      sink.problem(
          Problem.warning(
              "sysbench.totals-incomplete",
              file.path(),
              report.lastLine,
              "totals without " + String.join(", ", report.missing()),
              "all lines that sysbench prints",
              "Copy the file again from its source; the other figures were read."));
    }
    for (double rank : report.percentileMillis.keySet()) {
      options.put("percentile", Long.toString(Math.round(rank)));
    }
    summaries.report(report, table.histogram(), reportFrom, isCheckpoint);
    Double at = report.gauges.get("checkpoint_seconds");
    reportFrom = at == null ? reportFrom : at;
    report = new FinalReport();
    table = new LatencyTable();
  }

  private void disagrees(String fault, long line) {
    sink.problem(
        Problem.warning(
            "sysbench.figures-disagree",
            file.path(),
            line,
            fault,
            "the same of both",
            "Copy the file again from its source; one of these figures is wrong."));
  }

  /** Takes an option; false when the line is none. */
  private boolean option(String plain) {
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
    } else if (EVERY.matcher(plain).find()) {
      Matcher every = EVERY.matcher(plain);
      step = every.find() ? Long.parseLong(every.group(1)) : step;
    } else {
      return false;
    }
    return true;
  }

  private void interval(IntervalLine line, long number) {
    if (line.seconds() <= lastSeconds) {
      strays.add(number, "the time " + line.seconds() + " s after " + lastSeconds + " s");
      return;
    }
    step = step == 0 ? line.seconds() - lastSeconds : step;
    if (line.seconds() - lastSeconds != step) {
      missing(line.seconds(), number);
    }
    line.disagreement().ifPresent(fault -> disagrees(fault, number));
    Double running = line.gauges().get("threads");
    String threads = options.get("numjobs");
    boolean ended = running != null && running == 0; // at the end of a run threads leave it
    if (running != null && !ended && threads != null && running != Double.parseDouble(threads)) {
      disagrees("thds: " + Math.round(running) + ", but Number of threads: " + threads, number);
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

  private void missing(long seconds, long number) {
    sink.problem(
        Problem.warning(
            "sysbench.interval-missing",
            file.path(),
            number,
            "the line of second " + seconds + " after that of second " + lastSeconds,
            "a line every " + step + " s",
            "Copy the file again from its source; the line was taken for all of that time."));
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
