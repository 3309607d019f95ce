package org.plateau.ingest.spark;

import java.util.TreeMap;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Summary;
import org.plateau.ingest.Window;

/** The runner's own summaries as rows of the table {@code summaries} and back. */
public final class SummaryRows {
  /** Times and latencies in nanoseconds, sizes in bytes, rates per second. */
  public static final StructType TYPE =
      new StructType()
          .add("run_id", DataTypes.StringType, false)
          .add("part", DataTypes.StringType, false)
          .add("series", SeriesRows.TYPE, false)
          .add("total", DataTypes.BooleanType, false)
          .add("direction", DataTypes.StringType, false)
          .add("start_ns", DataTypes.LongType)
          .add("length_ns", DataTypes.LongType)
          .add("operations", DataTypes.DoubleType)
          .add("bytes", DataTypes.DoubleType)
          .add("rate", DataTypes.DoubleType)
          .add("bandwidth", DataTypes.DoubleType)
          .add("latencies", DataTypes.createArrayType(LatencyRows.TYPE, false), false)
          .add(
              "gauges",
              DataTypes.createMapType(DataTypes.StringType, DataTypes.DoubleType, false),
              false)
          .add("origin", OriginRows.TYPE, false);

  private SummaryRows() {}

  public static Row of(String runId, Summary summary) {
    Window window = summary.window();
    return RowFactory.create(
        runId,
        summary.part(),
        SeriesRows.of(summary.series()),
        summary.total(),
        summary.direction().id(),
        window == null ? null : window.startNanos(),
        window == null ? null : window.lengthNanos(),
        summary.operations(),
        summary.bytes(),
        summary.rate(),
        summary.bandwidth(),
        LatencyRows.of(summary.latencies()),
        Scala.map(summary.gauges()),
        OriginRows.of(summary.origin()));
  }

  public static Summary summary(Row row) {
    return new Summary(
        row.getString(1),
        SeriesRows.series(row.getJavaMap(2)),
        row.getBoolean(3),
        Direction.of(row.getString(4)),
        row.isNullAt(5) ? null : new Window(row.getLong(5), row.getLong(6)),
        LatencyRows.doubleAt(row, 7),
        LatencyRows.doubleAt(row, 8),
        LatencyRows.doubleAt(row, 9),
        LatencyRows.doubleAt(row, 10),
        LatencyRows.latencies(row.getList(11)),
        new TreeMap<>(row.<String, Double>getJavaMap(12)),
        OriginRows.origin(row.getStruct(13)));
  }
}
