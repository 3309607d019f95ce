package org.plateau.site.verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.plateau.analysis.AnalysisSettings;
import org.plateau.analysis.RunAnalysis;
import org.plateau.analysis.SteadySettings;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Summary;
import org.plateau.ingest.history.RunEntry;
import org.plateau.ingest.lab.LabSettings;
import org.plateau.ingest.lab.Run;
import org.plateau.site.inspect.LogSource;
import org.plateau.site.inspect.LogSource.ReadSet;

/** Analyses the runs of logs that were just read, on this process's own threads. */
public final class AnalysedLogs {
  private AnalysedLogs() {}

  /** What a lab's settings mean for the analysis of its runs. */
  public static AnalysisSettings settings(LabSettings lab) {
    SteadySettings steady =
        new SteadySettings(
            lab.steadyRound(),
            SteadySettings.DEFAULT.fio(),
            lab.noise(),
            SteadySettings.OnRecord.NOTHING);
    return AnalysisSettings.DEFAULT.withMethod(lab.steadyMethod()).withSteady(steady);
  }

  /** All runs, in the order of their log sets and parts. */
  public static List<AnalysedRun> of(LogSource source, AnalysisSettings settings) {
    List<AnalysedRun> runs = new ArrayList<>();
    for (ReadSet set : source.sets()) {
      runs.addAll(set.runs().parallelStream().map(run -> analysed(set, run, settings)).toList());
    }
    return runs;
  }

  private static AnalysedRun analysed(ReadSet set, Run run, AnalysisSettings settings) {
    List<Interval> intervals =
        set.content().intervals().stream().filter(row -> row.part().equals(run.part())).toList();
    List<Summary> summaries =
        set.content().summaries().stream().filter(row -> row.part().equals(run.part())).toList();
    TreeMap<String, String> labels = new TreeMap<>();
    run.labels().all().forEach((key, label) -> labels.put(key.id(), label.value()));
    RunEntry entry =
        new RunEntry(
            run.id(),
            run.logSetId(),
            run.part(),
            set.set().name(),
            labels,
            set.content().files(),
            run.facts(),
            set.problems());
    return new AnalysedRun(
        entry, RunAnalysis.of(run.id(), intervals, summaries, run.facts(), settings));
  }
}
