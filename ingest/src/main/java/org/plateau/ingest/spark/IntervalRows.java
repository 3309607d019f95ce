package org.plateau.ingest.spark;

import java.util.TreeMap;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Window;

/** Intervals as rows of the table {@code intervals} and back. */
public final class IntervalRows {
  /** Times and latencies in nanoseconds, sizes in bytes; what a log does not say is null. */
  public static final StructType TYPE =
      new StructType()
          .add("run_id", DataTypes.StringType, false)
          .add("part", DataTypes.StringType, false)
          .add("series", SeriesRows.TYPE, false)
          .add("direction", DataTypes.StringType, false)
          .add("start_ns", DataTypes.LongType, false)
          .add("length_ns", DataTypes.LongType, false)
          .add("operations", DataTypes.DoubleType)
          .add("bytes", DataTypes.DoubleType)
          .add("latencies", DataTypes.createArrayType(LatencyRows.TYPE, false), false)
          .add(
              "gauges",
              DataTypes.createMapType(DataTypes.StringType, DataTypes.DoubleType, false),
              false)
          .add("origins", DataTypes.createArrayType(OriginRows.TYPE, false), false);

  private IntervalRows() {}

  public static Row of(String runId, Interval interval) {
    return RowFactory.create(
        runId,
        interval.part(),
        SeriesRows.of(interval.series()),
        interval.direction().id(),
        interval.window().startNanos(),
        interval.window().lengthNanos(),
        interval.operations(),
        interval.bytes(),
        LatencyRows.of(interval.latencies()),
        Scala.map(interval.gauges()),
        OriginRows.of(interval.origins()));
  }

  public static Interval interval(Row row) {
    return new Interval(
        row.getString(1),
        SeriesRows.series(row.getJavaMap(2)),
        Direction.of(row.getString(3)),
        new Window(row.getLong(4), row.getLong(5)),
        LatencyRows.doubleAt(row, 6),
        LatencyRows.doubleAt(row, 7),
        LatencyRows.latencies(row.getList(8)),
        new TreeMap<>(row.<String, Double>getJavaMap(9)),
        OriginRows.origins(row.getList(10)));
  }
}
