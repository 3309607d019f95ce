package org.plateau.analysis.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;
import org.plateau.analysis.AnalysisSettings;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.ingest.history.RunEntry;
import org.plateau.ingest.history.UnreadSet;
import org.plateau.ingest.lab.Catalogue;
import org.plateau.ingest.lab.LogSet;
import org.plateau.ingest.spark.History;
import org.plateau.ingest.spark.IngestJob;
import org.plateau.ingest.spark.Sessions;
import org.plateau.ingest.spark.Upkeep;

/**
 * A Spark session at work on one history: opened when there is something to do, closed after it,
 * and the only thing that callers see of Spark.
 */
public final class SparkWork implements AutoCloseable {
  private final Path scratch;
  private final SparkSession session;
  private final Path folder;
  private final History history;

  private SparkWork(Path scratch, SparkSession session, Path folder) {
    this.scratch = scratch;
    this.session = session;
    this.folder = folder;
    this.history = new History(session, folder);
  }

  /**
   * Opens a session.
   *
   * @param folder the history
   * @param master {@code local[*]} or a cluster's address
   * @param applicationJar the jar that a cluster's executors load
   */
  public static SparkWork open(Path folder, String master, String applicationJar) {
    try {
      Path scratch = Files.createTempDirectory("plateau-spark");
      SparkSession session = Sessions.open(master, scratch, applicationJar);
      return new SparkWork(scratch, session, folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What an ingest found. */
  public record Ingested(List<RunEntry> runs, List<UnreadSet> unread) {
    public Ingested {
      runs = List.copyOf(runs);
      unread = List.copyOf(unread);
    }
  }

  /** Reads log sets that the history does not have, and records their runs. */
  public Ingested ingest(List<LogSet> sets, Catalogue catalogue) {
    Map<String, List<RunEntry>> recorded = new LinkedHashMap<>();
    for (RunEntry entry : history.entries()) {
      recorded.computeIfAbsent(entry.logSetId(), any -> new ArrayList<>()).add(entry);
    }
    List<LogSet> fresh = sets.stream().filter(set -> !recorded.containsKey(set.id())).toList();
    IngestJob job = new IngestJob(history, catalogue);
    IngestJob.Outcome outcome = job.ingest(fresh);
    List<RunEntry> runs = new ArrayList<>(outcome.runs());
    List<RunEntry> renamed = new ArrayList<>();
    for (LogSet set : sets) {
      List<RunEntry> entries = recorded.getOrDefault(set.id(), List.of());
      List<RunEntry> labelled = IngestJob.labelled(set, entries, catalogue);
      for (int i = 0; i < labelled.size(); i++) {
        if (!entries.contains(labelled.get(i))) {
          renamed.add(labelled.get(i));
        }
      }
      runs.addAll(labelled);
    }
    job.relabel(renamed);
    return new Ingested(runs, outcome.unread());
  }

  /** All runs that the history ever had. */
  public List<RunEntry> entries() {
    return history.entries();
  }

  /** Analyses runs of the history and records the results. */
  public List<AnalysedRun> analyse(List<RunEntry> runs, AnalysisSettings settings) {
    return new AnalysisJob(history, settings).analyse(runs);
  }

  /** Tends the tables of the history. */
  public List<Upkeep.Tended> tend() {
    return new Upkeep(history, folder).tend();
  }

  /** Takes a run out of the history; the number of rows removed. */
  public long forget(String runId) {
    return new Upkeep(history, folder).forget(runId);
  }

  @Override
  public void close() {
    session.stop();
    try (Stream<Path> paths = Files.walk(scratch)) {
      for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
