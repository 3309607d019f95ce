package org.plateau.ingest.lab;

import java.util.ArrayList;
import java.util.List;
import org.plateau.ingest.Interval;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.LogSetContent.ReadFile;
import org.plateau.ingest.LogSetReader;
import org.plateau.ingest.Problem;
import org.plateau.ingest.RepeatedNotes;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Summary;

/**
 * Reads a folder whose files were written at the same time, as by four virtual machines: each
 * file's rows are a series of one run, called after the file.
 */
final class SideBySide {
  private SideBySide() {}

  static LogSetContent read(List<LogFile> files, String label, LogSetReader reader) {
    List<ReadFile> read = new ArrayList<>();
    List<RunFacts> facts = new ArrayList<>();
    List<Interval> intervals = new ArrayList<>();
    List<Summary> summaries = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    for (LogFile file : files) {
      LogSetContent one = reader.read(List.of(file));
      String name = name(file);
      read.addAll(one.files());
      problems.addAll(one.problems());
      if (facts.isEmpty()) {
        one.facts().stream().limit(1).map(LogSetReading::unnamed).forEach(facts::add);
      }
      one.intervals().forEach(row -> intervals.add(labelled(row, label, name)));
      one.summaries().forEach(row -> summaries.add(labelled(row, label, name)));
    }
    return new LogSetContent(read, facts, intervals, summaries, RepeatedNotes.folded(problems));
  }

  /** {@code vm-1} of {@code vm-1.log}. */
  private static String name(LogFile file) {
    int dot = file.name().indexOf('.');
    return dot > 0 ? file.name().substring(0, dot) : file.name();
  }

  private static Interval labelled(Interval row, String label, String name) {
    return new Interval(
        "",
        row.series().with(label, name),
        row.direction(),
        row.window(),
        row.operations(),
        row.bytes(),
        row.latencies(),
        row.gauges(),
        row.origins());
  }

  /** What was the total of one file is a part of the run. */
  private static Summary labelled(Summary row, String label, String name) {
    return new Summary(
        "",
        row.series().with(label, name),
        row.total(),
        row.direction(),
        row.window(),
        row.operations(),
        row.bytes(),
        row.rate(),
        row.bandwidth(),
        row.latencies(),
        row.gauges(),
        row.origin());
  }
}
