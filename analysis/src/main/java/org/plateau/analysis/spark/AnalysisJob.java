package org.plateau.analysis.spark;

import static org.apache.spark.sql.functions.col;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.plateau.analysis.Analysis;
import org.plateau.analysis.AnalysisSettings;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.analysis.snapshot.SnapshotJson;
import org.plateau.ingest.history.RunEntry;
import org.plateau.ingest.spark.History;
import org.plateau.ingest.spark.RunRows;

/** Analyses runs of the history, many at once, and records their results in it. */
public final class AnalysisJob {
  private final History history;
  private final AnalysisSettings settings;

  public AnalysisJob(History history, AnalysisSettings settings) {
    this.history = history;
    this.settings = settings;
  }

  /** Analyses the given runs; their results replace whatever the history held of them. */
  public List<AnalysedRun> analyse(List<RunEntry> runs) {
    if (runs.isEmpty()) {
      return List.of();
    }
    List<String> ids = runs.stream().map(RunEntry::runId).toList();
    Map<String, RunEntry> byId = new LinkedHashMap<>();
    runs.forEach(run -> byId.put(run.runId(), run));
    int slices = Math.max(2, Math.min(64, runs.size() / 8));

    Map<String, Row> rows = new LinkedHashMap<>();
    runs.forEach(run -> rows.put(run.runId(), RunRows.of(run, 0)));
    // both are cut by the same hash of the run's id, so slice k of one goes with slice k of the
    // other
    List<String> lines =
        sliced(history.intervals(), ids, slices)
            .sortWithinPartitions("run_id")
            .javaRDD()
            .zipPartitions(
                sliced(history.summaries(), ids, slices).javaRDD(),
                new AnalysePartition(rows, settings))
            .collect();

    List<AnalysedRun> analysed = new ArrayList<>();
    for (String line : lines) {
      Analysis analysis = SnapshotJson.analysis(line);
      RunEntry run = byId.get(analysis.runId());
      if (run != null) {
        analysed.add(new AnalysedRun(run, analysis));
      }
    }
    Set<String> done = new HashSet<>();
    analysed.forEach(run -> done.add(run.run().runId()));
    for (RunEntry run : runs) {
      if (!done.contains(run.runId())) {
        Analysis nothing = AnalysePartition.analysis(run, List.of(), List.of(), settings);
        analysed.add(new AnalysedRun(run, nothing));
      }
    }
    record(ids, analysed);
    return analysed;
  }

  private static Dataset<Row> sliced(Dataset<Row> table, List<String> ids, int slices) {
    return table.where(col("run_id").isInCollection(ids)).repartition(slices, col("run_id"));
  }

  private void record(List<String> ids, List<AnalysedRun> analysed) {
    List<Row> rows = new ArrayList<>();
    analysed.forEach(run -> run.analysis().results().forEach(r -> rows.add(ResultRows.of(r))));
    history.replace(
        "results", ids, history.spark().createDataFrame(rows, ResultRows.TYPE).coalesce(1));
  }
}
