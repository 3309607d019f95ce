package org.plateau.analysis.spark;

import static org.apache.spark.sql.functions.broadcast;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.expr;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.plateau.ingest.lab.LabelKey;
import org.plateau.ingest.spark.History;

/**
 * The history as analysts see it: four flat views whose columns are documented in docs/history.md.
 */
final class HistoryViews {
  private static final String PREFERRED =
      "coalesce(get(filter(latencies, l -> l.kind = 'total'), 0),"
          + " get(filter(latencies, l -> l.kind = 'completion'), 0))";

  private static final String SERIES =
      "array_join(array_sort(transform(map_entries(series), e -> concat(e.key, '=', e.value))),"
          + " ',')";

  private final History history;

  HistoryViews(History history) {
    this.history = history;
  }

  /** Every view by its name. */
  Map<String, Dataset<Row>> all() {
    Map<String, Dataset<Row>> views = new LinkedHashMap<>();
    views.put("runs", runs());
    views.put("intervals", intervals());
    views.put("summaries", summaries());
    views.put("results", results());
    return views;
  }

  private Dataset<Row> runs() {
    List<Column> columns = new ArrayList<>();
    columns.add(col("run_id"));
    columns.add(col("log_set"));
    columns.add(col("part"));
    columns.add(col("folder"));
    columns.addAll(labels());
    columns.add(col("runner"));
    columns.add(col("version"));
    columns.add(expr("timestamp_millis(started_ms)").as("started"));
    columns.add(col("options"));
    columns.add(expr("cast(size(files) as bigint)").as("files"));
    columns.add(
        expr("cast(size(filter(problems, p -> p.severity != 'NOTE')) as bigint)").as("problems"));
    return history.runs().select(columns.toArray(Column[]::new));
  }

  private static List<Column> labels() {
    List<Column> columns = new ArrayList<>();
    for (LabelKey key : LabelKey.values()) {
      Column label = col("labels").getItem(key.id());
      columns.add(
          switch (key) {
            case THREADS, QUEUE_DEPTH, ROUND, REPEAT -> label.try_cast("bigint").as(key.id());
            case ACTIVE_RANGE -> label.try_cast("double").as(key.id());
            default -> label.as(key.id());
          });
    }
    return columns;
  }

  private Dataset<Row> intervals() {
    return labelled(
        history
            .intervals()
            .withColumn("latency", expr(PREFERRED))
            .selectExpr(
                "run_id",
                "part",
                SERIES + " as series",
                "direction",
                "start_ns",
                "length_ns",
                "operations",
                "bytes",
                "operations / (length_ns / 1e9D) as iops",
                "bytes / (length_ns / 1e9D) as bandwidth",
                "latency.kind as latency_kind",
                "latency.count as latency_count",
                "latency.mean_ns as latency_mean_ns",
                "latency.min_ns as latency_min_ns",
                "latency.max_ns as latency_max_ns",
                "latency.stddev_ns as latency_stddev_ns",
                "gauges"));
  }

  private Dataset<Row> summaries() {
    return labelled(
        history
            .summaries()
            .withColumn("latency", expr(PREFERRED))
            .selectExpr(
                "run_id",
                "part",
                SERIES + " as series",
                "total",
                "direction",
                "start_ns",
                "length_ns",
                "operations",
                "bytes",
                "rate as iops",
                "bandwidth",
                "latency.kind as latency_kind",
                "latency.count as latency_count",
                "latency.mean_ns as latency_mean_ns",
                "latency.min_ns as latency_min_ns",
                "latency.max_ns as latency_max_ns",
                "latency.stddev_ns as latency_stddev_ns",
                "latency.percentiles as latency_percentiles_ns",
                "gauges"));
  }

  private Dataset<Row> results() {
    return labelled(
        history
            .table("results", ResultRows.TYPE)
            .selectExpr(
                "run_id",
                "series",
                "metric",
                "statistic",
                "direction",
                "span",
                "value",
                "low",
                "high",
                "unit",
                "basis",
                "start_ns",
                "length_ns",
                "method",
                "samples",
                "reason"));
  }

  /** The rows with the labels of their runs; rows of a run that is not there fall away. */
  private Dataset<Row> labelled(Dataset<Row> rows) {
    List<Column> columns = new ArrayList<>(List.of(col("run_id")));
    columns.addAll(labels());
    Dataset<Row> labels = history.runs().select(columns.toArray(Column[]::new));
    return rows.join(broadcast(labels), "run_id");
  }
}
