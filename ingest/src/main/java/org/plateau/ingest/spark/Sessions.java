package org.plateau.ingest.spark;

import java.nio.file.Path;
import org.apache.spark.sql.SparkSession;

/** Makes the one Spark session of a command, tuned for a single machine or pointed at a cluster. */
public final class Sessions {
  private Sessions() {}

  /**
   * A session with Delta Lake.
   *
   * @param master {@code local[*]}, {@code local[2]}, {@code spark://host:7077} …
   * @param scratch folder for Spark's own files, removed by Spark at its end
   * @param applicationJar the jar that executors of a cluster load; ignored by a local master
   */
  public static SparkSession open(String master, Path scratch, String applicationJar) {
    SparkSession.Builder builder =
        SparkSession.builder()
            .appName("plateau")
            .master(master)
            .config("spark.ui.enabled", "false")
            .config("spark.ui.showConsoleProgress", "false")
            .config("spark.eventLog.enabled", "false")
            .config("spark.sql.shuffle.partitions", "2")
            // Delta lists the files of a table in as many tasks; the default is 10,000
            .config("spark.sql.sources.parallelPartitionDiscovery.parallelism", "2")
            .config("spark.sql.adaptive.enabled", "false")
            .config("spark.sql.catalogImplementation", "in-memory")
            .config("spark.sql.session.timeZone", "UTC")
            .config("spark.sql.warehouse.dir", scratch.resolve("warehouse").toString())
            .config("spark.local.dir", scratch.toString())
            .config("spark.sql.extensions", "io.delta.sql.DeltaSparkSessionExtension")
            .config(
                "spark.sql.catalog.spark_catalog",
                "org.apache.spark.sql.delta.catalog.DeltaCatalog")
            .config("spark.databricks.delta.snapshotPartitions", "2");
    if (master.startsWith("local")) {
      builder
          .config("spark.driver.host", "127.0.0.1")
          .config("spark.driver.bindAddress", "127.0.0.1");
    } else {
      builder.config("spark.jars", applicationJar);
    }
    return builder.getOrCreate();
  }
}
