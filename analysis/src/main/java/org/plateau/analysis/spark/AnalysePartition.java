package org.plateau.analysis.spark;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.apache.spark.api.java.function.FlatMapFunction2;
import org.apache.spark.sql.Row;
import org.plateau.analysis.Analysis;
import org.plateau.analysis.AnalysisSettings;
import org.plateau.analysis.RunAnalysis;
import org.plateau.analysis.snapshot.SnapshotJson;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Summary;
import org.plateau.ingest.history.RunEntry;
import org.plateau.ingest.spark.IntervalRows;
import org.plateau.ingest.spark.RunRows;
import org.plateau.ingest.spark.SummaryRows;

/**
 * What an executor does with a slice of runs: their intervals come run after run, so that only one
 * run's rows are held at a time.
 */
final class AnalysePartition implements FlatMapFunction2<Iterator<Row>, Iterator<Row>, String> {
  private static final long serialVersionUID = 1;

  private final HashMap<String, Row> runs;
  private final AnalysisSettings rules;

  /**
   * @param runs rows of the runs to analyse, by id
   */
  AnalysePartition(Map<String, Row> runs, AnalysisSettings rules) {
    this.runs = new HashMap<>(runs);
    this.rules = rules;
  }

  @Override
  public Iterator<String> call(Iterator<Row> intervals, Iterator<Row> summaries) {
    Map<String, List<Summary>> reported = new HashMap<>();
    while (summaries.hasNext()) {
      Row row = summaries.next();
      reported
          .computeIfAbsent(row.getString(0), any -> new ArrayList<>())
          .add(SummaryRows.summary(row));
    }
    List<String> lines = new ArrayList<>();
    List<Interval> open = new ArrayList<>();
    String run = "";
    while (intervals.hasNext()) {
      Row row = intervals.next();
      if (!row.getString(0).equals(run)) {
        close(run, open, reported, lines);
        run = row.getString(0);
      }
      open.add(IntervalRows.interval(row));
    }
    close(run, open, reported, lines);
    for (String rest : List.copyOf(reported.keySet())) {
      lines.add(analyse(rest, List.of(), reported.getOrDefault(rest, List.of())));
    }
    return lines.iterator();
  }

  private void close(
      String run, List<Interval> open, Map<String, List<Summary>> reported, List<String> lines) {
    if (!open.isEmpty()) {
      List<Summary> summaries = reported.remove(run);
      lines.add(analyse(run, open, summaries == null ? List.of() : summaries));
      open.clear();
    }
  }

  /** Sums depend on their order to the last bit, so the rows come in one order, always. */
  private String analyse(String id, List<Interval> intervals, List<Summary> summaries) {
    Row row = runs.get(id);
    if (row == null) {
      throw new IllegalStateException("rows of run " + id + ", which was not asked for");
    }
    return SnapshotJson.write(analysis(RunRows.run(row), intervals, summaries, rules));
  }

  static Analysis analysis(
      RunEntry run, List<Interval> intervals, List<Summary> summaries, AnalysisSettings rules) {
    List<Interval> sorted = new ArrayList<>(intervals);
    sorted.sort(
        Comparator.comparing(Interval::series)
            .thenComparing(Interval::direction)
            .thenComparing(Interval::window));
    List<Summary> ordered = new ArrayList<>(summaries);
    ordered.sort(
        Comparator.comparing(Summary::origin)
            .thenComparing(Summary::series)
            .thenComparing(Summary::direction));
    return RunAnalysis.of(run.runId(), sorted, ordered, run.facts(), rules);
  }
}
