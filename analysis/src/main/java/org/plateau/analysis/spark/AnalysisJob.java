package org.plateau.analysis.spark;

import static org.apache.spark.sql.functions.col;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.plateau.analysis.Analysis;
import org.plateau.analysis.AnalysisSettings;
import org.plateau.analysis.RunAnalysis;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.analysis.snapshot.SnapshotJson;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Summary;
import org.plateau.ingest.history.RunEntry;
import org.plateau.ingest.spark.History;
import org.plateau.ingest.spark.IntervalRows;
import org.plateau.ingest.spark.RunRows;
import org.plateau.ingest.spark.SummaryRows;
import scala.Tuple2;

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

    JavaSparkContext context =
        JavaSparkContext.fromSparkContext(history.spark().sparkContext());
    JavaPairRDD<String, Row> intervals = byRun(rows(history.intervals(), ids).javaRDD());
    JavaPairRDD<String, Row> summaries = byRun(rows(history.summaries(), ids).javaRDD());
    JavaPairRDD<String, Row> entries =
        byRun(
            context.parallelize(runs.stream().map(run -> RunRows.of(run, 0)).toList(), slices));
    AnalysisSettings rules = settings;
    List<String> lines =
        entries
            .cogroup(intervals, summaries, slices)
            .map(
                one ->
                    SnapshotJson.write(
                        analysis(
                            one._2()._1().iterator().next(),
                            one._2()._2(),
                            one._2()._3(),
                            rules)))
            .collect();

    List<AnalysedRun> analysed = new ArrayList<>();
    for (String line : lines) {
      Analysis analysis = SnapshotJson.analysis(line);
      RunEntry run = byId.get(analysis.runId());
      if (run != null) {
        analysed.add(new AnalysedRun(run, analysis));
      }
    }
    record(ids, analysed);
    return analysed;
  }

  private static JavaPairRDD<String, Row> byRun(JavaRDD<Row> rows) {
    return rows.mapToPair(row -> new Tuple2<>(row.getString(0), row));
  }

  private static Dataset<Row> rows(Dataset<Row> table, List<String> ids) {
    return table.where(col("run_id").isInCollection(ids));
  }

  /** Sums depend on their order to the last bit, so the rows come in one order, always. */
  private static Analysis analysis(
      Row entry, Iterable<Row> intervals, Iterable<Row> summaries, AnalysisSettings rules) {
    RunEntry run = RunRows.run(entry);
    List<Interval> sorted = new ArrayList<>();
    intervals.forEach(row -> sorted.add(IntervalRows.interval(row)));
    sorted.sort(
        Comparator.comparing(Interval::series)
            .thenComparing(Interval::direction)
            .thenComparing(Interval::window));
    List<Summary> ordered = new ArrayList<>();
    summaries.forEach(row -> ordered.add(SummaryRows.summary(row)));
    ordered.sort(
        Comparator.comparing(Summary::origin)
            .thenComparing(Summary::series)
            .thenComparing(Summary::direction));
    return RunAnalysis.of(run.runId(), sorted, ordered, run.facts(), rules);
  }

  private void record(List<String> ids, List<AnalysedRun> analysed) {
    List<Row> rows = new ArrayList<>();
    analysed.forEach(run -> run.analysis().results().forEach(r -> rows.add(ResultRows.of(r))));
    history.replace(
        "results",
        ids,
        history.spark().createDataFrame(rows, ResultRows.TYPE).coalesce(1));
  }
}
