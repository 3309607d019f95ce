package org.plateau.ingest.vdbench;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Siblings;
import org.plateau.ingest.log.LogLines;
import org.plateau.ingest.parts.PartNames;

/**
 * Reads {@code summary.html} and what a console showed of it (formats.md 4.2). In a folder with a
 * flatfile, which has more digits, it adds only what that lacks: the start and the options of runs,
 * and runs that the flatfile does not have.
 */
public final class VdbenchSummaryReader implements LogReader {
  private static final Pattern START = Pattern.compile("(?m)Starting RD=[^;\\n]+;");
  private static final Pattern REPORT = Pattern.compile("Vdbench summary report, created");

  @Override
  public String format() {
    return "vdbench-summary";
  }

  @Override
  public boolean recognises(LogFile file) {
    String head = file.head();
    if (VdbenchFolder.isTitled(file)) {
      return VdbenchFolder.isNamed(file, "summary.html");
    }
    boolean other =
        head.contains("Total response time histogram")
            || head.contains("\nRun totals\n")
            || head.contains("Run totals\r\n")
            || head.contains("Vdbench distribution:");
    return !other && (REPORT.matcher(head).find() || START.matcher(head).find());
  }

  @Override
  public String stem(String fileName) {
    return VdbenchFolder.stem(fileName);
  }

  @Override
  public void read(LogFile file, Siblings siblings, LogSink sink) {
    SummaryTable table = new SummaryTable(file, sink);
    Created created = null;
    boolean completed = false;
    try (LogLines lines = LogLines.of(file)) {
      while (lines.next()) {
        String text = lines.text();
        table.take(text, lines.number(), !lines.terminated());
        completed |= text.contains("Vdbench execution completed successfully");
        if (created == null) {
          created = Created.in(text).orElse(null);
        }
      }
    }
    table.end();
    report(file, siblings, sink, table, created);
    if (!completed && !table.runs().isEmpty()) {
      sink.problem(
          Problem.warning(
              "vdbench.not-completed",
              file.path(),
              0,
              "no \"Vdbench execution completed successfully\"",
              "that line at the end",
              "See errorlog.html; the last run may be cut short."));
    }
  }

  private static void report(
      LogFile file,
      Siblings siblings,
      LogSink sink,
      SummaryTable table,
      @Nullable Created created) {
    List<RunRows> runs = table.runs();
    if (runs.isEmpty()) {
      sink.problem(Aborted.beforeFirstInterval(file, "no \"Starting RD=\""));
      return;
    }
    List<String> parts = PartNames.of(runs.stream().map(RunRows::name).toList());
    RunReport report =
        new RunReport(file, sink, table.bytesPerMegabyte(), RunReport.lengthNanos(runs));
    for (int i = 0; i < parts.size(); i++) {
      RunRows run = runs.get(i);
      Instant started =
          Optional.ofNullable(created).map(made -> made.at(run.startMillisOfDay)).orElse(null);
      if (VdbenchFolder.isTold(siblings, parts.get(i), "flatfile.html")) {
        report.facts(run, parts.get(i), started);
      } else {
        report.report(run, parts.get(i), started);
      }
    }
  }
}
