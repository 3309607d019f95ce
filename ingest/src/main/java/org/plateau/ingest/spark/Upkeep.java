package org.plateau.ingest.spark;

import static org.apache.spark.sql.functions.col;

import io.delta.tables.DeltaTable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.plateau.ingest.lab.Run;

/** Keeps the tables of a history small and takes runs out of them. */
public final class Upkeep {
  /** Rows of runs, and the run table itself, which decides what is visible. */
  private static final List<String> ROWS = List.of("intervals", "summaries", "results");

  private static final String RUNS = "runs";

  private final History history;
  private final Path folder;

  public Upkeep(History history, Path folder) {
    this.history = history;
    this.folder = folder;
  }

  /**
   * What was done to a table.
   *
   * @param orphans rows of runs that do not exist, removed
   * @param filesBefore files that hold its rows
   * @param filesAfter the same afterwards
   */
  public record Tended(String table, long orphans, long filesBefore, long filesAfter) {}

  /**
   * Removes rows of runs that do not exist, joins small files, and deletes files that no version of
   * the last week needs.
   */
  public List<Tended> tend() {
    List<Tended> done = new ArrayList<>();
    List<String> tables = new ArrayList<>(List.of(RUNS));
    tables.addAll(ROWS);
    for (String name : tables) {
      if (exists(name)) {
        DeltaTable table = table(name);
        long before = files(table);
        long orphans = name.equals(RUNS) ? 0 : removeOrphans(name, table);
        table.optimize().executeCompaction();
        table.vacuum();
        done.add(new Tended(name, orphans, before, files(table)));
      }
    }
    return done;
  }

  private long removeOrphans(String name, DeltaTable table) {
    List<String> orphans =
        load(name).select("run_id").except(history.runs().select("run_id")).collectAsList().stream()
            .map(row -> row.getString(0))
            .toList();
    if (orphans.isEmpty()) {
      return 0;
    }
    long rows = load(name).where(col("run_id").isInCollection(orphans)).count();
    table.delete(col("run_id").isInCollection(orphans));
    return rows;
  }

  /**
   * Takes a run out: first its name, after which nothing shows it, then its rows.
   *
   * @param runId in full, see {@link Run#id()}
   * @return rows removed
   */
  public long forget(String runId) {
    long rows = 0;
    List<String> tables = new ArrayList<>(List.of(RUNS));
    tables.addAll(ROWS);
    for (String name : tables) {
      if (exists(name)) {
        rows += load(name).where(col("run_id").equalTo(runId)).count();
        table(name).delete(col("run_id").equalTo(runId));
      }
    }
    return rows;
  }

  private boolean exists(String name) {
    return Files.isDirectory(folder.resolve(name).resolve("_delta_log"));
  }

  private Dataset<Row> load(String name) {
    return history.spark().read().format("delta").load(folder.resolve(name).toString());
  }

  private DeltaTable table(String name) {
    return DeltaTable.forPath(history.spark(), folder.resolve(name).toString());
  }

  private static long files(DeltaTable table) {
    return table.detail().select("numFiles").first().getLong(0);
  }
}
