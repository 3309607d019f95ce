package org.plateau.ingest.fio;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
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

/**
 * Reads fio's normal output, of 2.x and 3.x, and says "no results" where fio printed errors only. A
 * fallback: its figures are rounded to three or four digits.
 */
public final class FioHumanReader implements LogReader {
  @Override
  public String format() {
    return "fio-human";
  }

  @Override
  public int order() {
    return -15;
  }

  static boolean isReportHeader(String line) {
    return HumanReport.HEADER.matcher(line).matches();
  }

  @Override
  public boolean recognises(LogFile file) {
    String head = file.head();
    if (head.contains("\"fio version\"") || FioTerseReader.hasTerseLine(head)) {
      return false;
    }
    return head.lines()
        .anyMatch(
            line ->
                isReportHeader(line)
                    || HumanReport.BANNER.matcher(line).matches()
                    || (line.startsWith("fio: ") && FioMessages.isError(line)));
  }

  @Override
  public void read(LogFile file, Siblings siblings, LogSink sink) {
    StrayLines strays = new StrayLines(file, sink, "a line of fio's report");
    HumanReport report = new HumanReport(strays);
    FioMessages messages = new FioMessages(file, sink);
    try (LogLines lines = LogLines.of(file)) {
      while (lines.next()) {
        String text = lines.text();
        if (!messages.take(lines.number(), text.strip())) {
          report.line(lines.number(), text);
        }
      }
    }
    strays.end();
    List<String> errors = messages.end();
    List<HumanJob> jobs = report.jobs().stream().filter(job -> !job.parts.isEmpty()).toList();
    if (jobs.isEmpty()) {
      sink.problem(noResults(file, messages.count(), errors));
      return;
    }
    RowOrigin origin = new RowOrigin(file);
    Map<String, String> parts = parts(jobs);
    facts(jobs, parts, errors, origin, sink);
    for (HumanJob job : jobs) {
      summaries(job, parts.getOrDefault(key(job), job.name), file, origin, sink);
    }
    sink.problem(lowPrecision(file));
  }

  private static String key(HumanJob job) {
    return job.invocation + "/" + job.group;
  }

  /** One part per group of jobs; the same name again is another run. */
  private static Map<String, String> parts(List<HumanJob> jobs) {
    Map<String, String> parts = new LinkedHashMap<>();
    Map<String, Integer> uses = new HashMap<>();
    for (HumanJob job : jobs) {
      if (!parts.containsKey(key(job))) {
        int use = uses.merge(job.name, 1, Integer::sum);
        parts.put(key(job), use == 1 ? job.name : job.name + "#" + use);
      }
    }
    return parts;
  }

  private static void facts(
      List<HumanJob> jobs,
      Map<String, String> parts,
      List<String> errors,
      RowOrigin origin,
      LogSink sink) {
    boolean first = true;
    for (Map.Entry<String, String> part : parts.entrySet()) {
      List<HumanJob> members = jobs.stream().filter(job -> key(job).equals(part.getKey())).toList();
      HumanJob lead = members.get(0);
      HumanJob last = members.get(members.size() - 1);
      SortedMap<String, String> options = new TreeMap<>(lead.options);
      if (lead.threads > 1) {
        options.put("numjobs", String.valueOf(lead.threads));
        options.put("group_reporting", "1");
      }
      if (lead.invocation == 0) {
        int lastThread = last.firstThread + last.threads - 1;
        FioThreads.describe(options, lead.firstThread, lastThread, List.of());
      }
      List<String> said = new java.util.ArrayList<>(first ? errors : List.of());
      members.forEach(member -> said.addAll(member.errors));
      sink.facts(
          new RunFacts(
              part.getValue(),
              "fio",
              lead.version,
              null,
              options,
              said,
              origin.lines(lead.firstLine, last.lastLine)));
      first = false;
    }
  }

  private static void summaries(
      HumanJob job, String part, LogFile file, RowOrigin origin, LogSink sink) {
    if (!job.errors.isEmpty()) {
      sink.problem(jobError(file, job));
    }
    Series series =
        job.threads > 1 ? Series.WHOLE : Series.of("job", String.valueOf(job.firstThread));
    double cap = FioLimits.cap(FioVersion.of(job.version));
    for (Map.Entry<Direction, HumanJob.Part> entry : job.parts.entrySet()) {
      HumanJob.Part said = entry.getValue();
      boolean sum = entry.getKey() == Direction.ALL && job.parts.size() > 1;
      SortedMap<String, Double> gauges = new TreeMap<>(job.gauges);
      for (Latency latency : said.latencies.values()) {
        if (FioLimits.report(latency, cap, file, job.firstLine, sink)) {
          gauges.put(FioLimits.CAP_GAUGE, cap);
        }
      }
      Long millis = said.runtimeMillis;
      sink.summary(
          new Summary(
              part,
              series,
              sum,
              entry.getKey(),
              millis == null || millis == 0 ? null : new Window(0, millis * 1_000_000),
              said.operations,
              said.bytes,
              said.rate,
              said.bandwidth,
              List.copyOf(said.latencies.values()),
              gauges,
              origin.lines(job.firstLine, job.lastLine)));
    }
  }

  private static Problem jobError(LogFile file, HumanJob job) {
    return Problem.error(
        "fio.job-error",
        file.path(),
        job.firstLine,
        job.errors.get(0).replaceFirst("job (.*): error (.*)", "job \"$1\" ended with error $2"),
        "error 0",
        "Repeat the run; its figures look plausible but are those of a failed job.");
  }

  private static Problem noResults(LogFile file, int errorLines, List<String> errors) {
    String found =
        errorLines == 0
            ? "no results"
            : "no results but "
                + errorLines
                + (errorLines == 1 ? " error line" : " error lines")
                + ", the first is \""
                + FioMessages.shown(errors.get(0))
                + "\"";
    return Problem.error(
        "fio.no-results",
        file.path(),
        0,
        found,
        "a report of at least one job",
        "Repeat the run; there is nothing to show.");
  }

  private static Problem lowPrecision(LogFile file) {
    return Problem.note(
        "fio.low-precision",
        file.path(),
        0,
        "figures rounded for people, to three or four digits",
        "fio's JSON",
        "Run fio with --output-format=json+ to get exact figures and histograms.");
  }
}
