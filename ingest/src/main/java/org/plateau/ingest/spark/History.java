package org.plateau.ingest.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.row_number;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.expressions.Window;
import org.apache.spark.sql.types.StructType;
import org.plateau.ingest.history.RunEntry;

/**
 * Everything that was ever ingested, as Delta tables in one folder: {@code runs}, {@code
 * intervals}, {@code summaries} and those that other modules add.
 *
 * <p>A run exists once its row is in {@code runs}, which is written last: rows of a run whose
 * ingest was cut short are invisible, and are replaced when the run is ingested again.
 */
public final class History {
  private final SparkSession spark;
  private final Path folder;

  public History(SparkSession spark, Path folder) {
    this.spark = spark;
    this.folder = folder;
  }

  public SparkSession spark() {
    return spark;
  }

  /** A table; empty with the given columns when nothing was written to it yet. */
  public Dataset<Row> table(String name, StructType type) {
    Path path = folder.resolve(name);
    return Files.isDirectory(path.resolve("_delta_log"))
        ? spark.read().format("delta").load(path.toString())
        : spark.createDataFrame(List.of(), type);
  }

  /** The runs, each with the labels in force. */
  public Dataset<Row> runs() {
    return table("runs", RunRows.TYPE)
        .withColumn(
            "newest",
            row_number().over(Window.partitionBy(col("run_id")).orderBy(col("revision").desc())))
        .where(col("newest").equalTo(1))
        .drop("newest");
  }

  /** The intervals of the runs that exist. */
  public Dataset<Row> intervals() {
    return visible("intervals", IntervalRows.TYPE);
  }

  /** The summaries of the runs that exist. */
  public Dataset<Row> summaries() {
    return visible("summaries", SummaryRows.TYPE);
  }

  private Dataset<Row> visible(String name, StructType type) {
    return table(name, type).join(runs().select("run_id"), "run_id");
  }

  /** All runs, as values. */
  public List<RunEntry> entries() {
    return runs().orderBy("run_id").collectAsList().stream().map(RunRows::run).toList();
  }

  /** Adds rows to a table in one commit. */
  public void append(String name, Dataset<Row> rows) {
    rows.write().format("delta").mode(SaveMode.Append).save(folder.resolve(name).toString());
  }

  /** Puts rows in the place of whatever a table holds of the given runs, in one commit. */
  public void replace(String name, Collection<String> runIds, Dataset<Row> rows) {
    Path path = folder.resolve(name);
    if (!Files.isDirectory(path.resolve("_delta_log"))) {
      append(name, rows);
      return;
    }
    // ids are hexadecimal digests, made by Plateau itself
    Dataset<Row> present =
        spark
            .read()
            .format("delta")
            .load(path.toString())
            .where(col("run_id").isInCollection(runIds));
    if (present.isEmpty()) {
      append(name, rows);
      return;
    }
    String ids = String.join(",", runIds.stream().sorted().map(id -> "'" + id + "'").toList());
    rows.write()
        .format("delta")
        .mode(SaveMode.Overwrite)
        .option("replaceWhere", "run_id IN (" + ids + ")")
        .save(path.toString());
  }
}
