package org.plateau.ingest.spark;

import static org.apache.spark.sql.functions.col;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.storage.StorageLevel;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.Problem;
import org.plateau.ingest.history.RunEntry;
import org.plateau.ingest.lab.Catalogue;
import org.plateau.ingest.lab.LabelKey;
import org.plateau.ingest.lab.LogSet;
import org.plateau.ingest.lab.Run;
import org.plateau.ingest.lab.Runs;

/** Reads log sets and records them in the history: intervals, summaries, then the runs. */
public final class IngestJob {
  private static final int SETS_PER_SLICE = 16;

  private final History history;
  private final Catalogue catalogue;

  public IngestJob(History history, Catalogue catalogue) {
    this.history = history;
    this.catalogue = catalogue;
  }

  /**
   * What an ingest did.
   *
   * @param runs the runs that were recorded
   * @param unread problems of log sets in which no run was found
   */
  public record Outcome(List<RunEntry> runs, List<Unread> unread) {
    public Outcome {
      runs = List.copyOf(runs);
      unread = List.copyOf(unread);
    }
  }

  /** A log set without a run. */
  public record Unread(String logSetId, String folder, List<Problem> problems) {
    public Unread {
      problems = List.copyOf(problems);
    }
  }

  /** Reads and records. Nothing of a set is visible before all of it is. */
  public Outcome ingest(List<LogSet> sets) {
    if (sets.isEmpty()) {
      return new Outcome(List.of(), List.of());
    }
    SparkSession spark = history.spark();
    JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
    List<IngestTask> tasks = sets.stream().map(IngestTask::of).toList();
    int slices =
        Math.min(
            tasks.size(),
            Math.max(context.defaultParallelism(), tasks.size() / SETS_PER_SLICE + 1));
    JavaRDD<Row> rows = context.parallelize(tasks, slices).flatMap(new ReadLogSet());
    Dataset<Row> staged = spark.createDataFrame(rows, ReadLogSet.TYPE);
    staged.persist(StorageLevel.MEMORY_AND_DISK());
    try {
      Outcome outcome = label(sets, staged.where(col("run").isNotNull()).collectAsList());
      List<String> ids = outcome.runs().stream().map(RunEntry::runId).toList();
      if (!ids.isEmpty()) {
        history.replace("intervals", ids, part(staged, "interval"));
        history.replace("summaries", ids, part(staged, "summary"));
        history.append("runs", rows(outcome.runs(), 1));
      }
      return outcome;
    } finally {
      staged.unpersist();
    }
  }

  /** Records new labels of runs that the history already has; the old ones stay in it. */
  public void relabel(List<RunEntry> runs) {
    if (!runs.isEmpty()) {
      long revision =
          history
              .table("runs", RunRows.TYPE)
              .selectExpr("coalesce(max(revision), 0)")
              .first()
              .getLong(0);
      history.append("runs", rows(runs, revision + 1));
    }
  }

  private Dataset<Row> rows(List<RunEntry> runs, long revision) {
    List<Row> rows = runs.stream().map(run -> RunRows.of(run, revision)).toList();
    return history.spark().createDataFrame(rows, RunRows.TYPE).coalesce(1);
  }

  private static Dataset<Row> part(Dataset<Row> staged, String name) {
    return staged.where(col(name).isNotNull()).select(name + ".*").coalesce(2);
  }

  private Outcome label(List<LogSet> sets, List<Row> rows) {
    Map<String, List<RunEntry>> bySet = new LinkedHashMap<>();
    List<Unread> unread = new ArrayList<>();
    Map<String, LogSet> known = new LinkedHashMap<>();
    sets.forEach(set -> known.put(set.id(), set));
    for (Row row : rows) {
      RunEntry entry = RunRows.run(row.getStruct(0));
      if (row.getBoolean(3)) {
        unread.add(new Unread(entry.logSetId(), folder(known, entry), entry.problems()));
      } else {
        bySet.computeIfAbsent(entry.logSetId(), any -> new ArrayList<>()).add(entry);
      }
    }
    List<RunEntry> runs = new ArrayList<>();
    for (LogSet set : sets) {
      runs.addAll(labelled(set, bySet.getOrDefault(set.id(), List.of()), catalogue));
    }
    return new Outcome(runs, unread);
  }

  private static String folder(Map<String, LogSet> known, RunEntry entry) {
    LogSet set = known.get(entry.logSetId());
    return set == null ? "" : set.folder();
  }

  /** The entries with the labels that the set's run.yaml files and the logs give them. */
  public static List<RunEntry> labelled(LogSet set, List<RunEntry> entries, Catalogue catalogue) {
    if (entries.isEmpty()) {
      return List.of();
    }
    LogSetContent facts =
        new LogSetContent(
            entries.get(0).files(),
            entries.stream().map(RunEntry::facts).toList(),
            List.of(),
            List.of(),
            List.of());
    Runs runs = Runs.of(set, facts, catalogue);
    List<RunEntry> labelled = new ArrayList<>();
    for (Run run : runs) {
      for (RunEntry entry : entries) {
        if (entry.part().equals(run.part())) {
          List<Problem> problems = new ArrayList<>(entry.problems());
          problems.addAll(runs.problems());
          labelled.add(
              new RunEntry(
                  entry.runId(),
                  entry.logSetId(),
                  entry.part(),
                  set.name(),
                  labels(run),
                  entry.files(),
                  entry.facts(),
                  problems.stream().distinct().toList()));
        }
      }
    }
    return labelled;
  }

  private static SortedMap<String, String> labels(Run run) {
    TreeMap<String, String> labels = new TreeMap<>();
    for (Map.Entry<LabelKey, org.plateau.ingest.lab.Label> label : run.labels().all().entrySet()) {
      labels.put(label.getKey().id(), label.getValue().value());
    }
    return labels;
  }
}
