package org.plateau.ingest.diskspd;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Series;
import org.plateau.ingest.Siblings;
import org.plateau.ingest.Summary;
import org.plateau.ingest.Window;
import org.plateau.ingest.log.LogLines;
import org.plateau.ingest.log.StrayLines;
import org.plateau.ingest.parts.PartNames;

/**
 * Reads DiskSpd's text report, wherever in a file it stands: tables by their headings, columns by
 * their titles (formats.md 5.2).
 */
public final class DiskSpdTextReader implements LogReader {
  private static final Pattern TABLE =
      Pattern.compile("(?m)^\\s*thread \\|\\s+bytes\\s+\\|\\s+I/Os\\s+\\|");
  private static final Pattern INTERRUPTED =
      Pattern.compile("(?m)^\\s*The test was interrupted before the measurements began");

  @Override
  public String format() {
    return "diskspd-text";
  }

  @Override
  public boolean recognises(LogFile file) {
    String head = file.head();
    return TABLE.matcher(head).find() || INTERRUPTED.matcher(head).find();
  }

  @Override
  public void read(LogFile file, Siblings siblings, LogSink sink) {
    List<TextReport> reports = new ArrayList<>();
    StrayLines strays = new StrayLines(file, sink, "a line of DiskSpd's tables");
    TextReport current = new TextReport(1, strays);
    try (LogLines lines = LogLines.of(file)) {
      while (lines.next()) {
        String text = lines.text();
        String plain = text.strip();
        if (plain.equals("Totals:")) {
          // the sum over the timespans, which are read one by one
          reports.add(current);
          current = new TextReport(lines.number(), strays);
          break;
        }
        boolean begins = plain.startsWith("Results for timespan") || plain.equals("Total IO");
        if (begins && current.hasTotal()) {
          reports.add(current);
          current = current.next(lines.number());
        } else if (plain.startsWith("Command Line:") && current.hasTotal()) {
          reports.add(current);
          current = new TextReport(lines.number(), strays);
        }
        current.take(text, lines.number());
      }
    }
    strays.end();
    reports.add(current);
    report(file, sink, reports.stream().filter(one -> one.hasTotal() || one.interrupted).toList());
  }

  private static void report(LogFile file, LogSink sink, List<TextReport> reports) {
    List<PartNames.Run> runs = new ArrayList<>();
    reports.forEach(one -> runs.add(new PartNames.Run("", "timespan " + (runs.size() + 1))));
    List<String> parts = PartNames.of(runs);
    for (int i = 0; i < parts.size(); i++) {
      TextReport report = reports.get(i);
      if (report.interrupted && !report.hasTotal()) {
        sink.problem(
            Problem.error(
                "diskspd.interrupted",
                file.path(),
                report.lastLine,
                "a test that was interrupted before the measurements began",
                "a measured timespan",
                "Run the test again."));
      } else {
        report(file, sink, parts.get(i), report);
      }
    }
  }

  private static void report(LogFile file, LogSink sink, String part, TextReport report) {
    if (!report.missing().isEmpty()) {
      sink.problem(
          Problem.warning(
              "diskspd.report-incomplete",
              file.path(),
              report.lastLine,
              "a report without " + String.join(", ", report.missing()),
              "three tables with their totals, the test time and, with -L, the percentiles",
              "Copy the file again from its source; what is there was read."));
    }
    for (String path : report.paths) {
      if (path.matches("[-\u2010-\u2015\u2212].*")) {
        sink.problem(
            Problem.warning(
                "diskspd.option-as-path",
                file.path(),
                report.firstLine,
                "the path \"" + path + "\", which looks like an option",
                "options that begin with a plain hyphen",
                "Type the command line again: DiskSpd took the option for a file and used its"
                    + " defaults instead."));
      }
    }
    sink.facts(
        new RunFacts(
            part,
            "diskspd",
            "",
            report.started,
            report.options,
            List.of(),
            file.origin(report.firstLine, report.lastLine)));
    for (IoTable table : report.tables) {
      IoTable.Line total = table.total;
      if (total != null) {
        sink.summary(summary(file, part, report, table.direction, total, Series.WHOLE, true));
      }
      for (IoTable.Line line : table.lines) {
        Series thread = Series.of("worker", line.thread());
        Series series = line.file().map(name -> thread.with("device", name)).orElse(thread);
        sink.summary(summary(file, part, report, table.direction, line, series, false));
      }
    }
  }

  private static Summary summary(
      LogFile file,
      String part,
      TextReport report,
      Direction direction,
      IoTable.Line line,
      Series series,
      boolean total) {
    Moments moments = new Moments();
    if (total && report.latencies.containsKey(direction)) {
      moments = report.latencies.get(direction);
    }
    moments.count = line.number("i/os");
    moments.meanMillis = line.number("avglat");
    moments.deviationMillis = line.number("latstddev");
    SortedMap<String, Double> gauges = new TreeMap<>();
    Double spread = line.number("iopsstddev");
    if (spread != null) {
      gauges.put("iops_stddev", spread);
    }
    Double cpu = report.cpuPercent;
    if (total && direction == Direction.ALL && cpu != null) {
      gauges.put("cpu_percent", cpu);
    }
    Double mebibytes = line.number("mib/s");
    Double seconds = report.seconds;
    return new Summary(
        part,
        series,
        total,
        direction,
        seconds == null || seconds <= 0 ? null : new Window(0, Math.round(seconds * 1e9)),
        line.number("i/os"),
        line.number("bytes"),
        line.number("i/o per s"),
        mebibytes == null ? null : Double.valueOf(mebibytes * 1048576),
        latencies(moments),
        gauges,
        file.origin(line.number(), line.number()));
  }

  private static List<Latency> latencies(@Nullable Moments moments) {
    return moments == null || moments.isEmpty() ? List.of() : List.of(moments.latency());
  }
}
