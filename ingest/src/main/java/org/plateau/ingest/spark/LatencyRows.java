package org.plateau.ingest.spark;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Histogram;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import scala.collection.immutable.Seq;

/** Latencies as rows and back; nanoseconds, absent as null. */
final class LatencyRows {
  static final StructType TYPE =
      new StructType()
          .add("kind", DataTypes.StringType, false)
          .add("count", DataTypes.LongType)
          .add("mean_ns", DataTypes.DoubleType)
          .add("min_ns", DataTypes.DoubleType)
          .add("max_ns", DataTypes.DoubleType)
          .add("stddev_ns", DataTypes.DoubleType)
          .add("histogram", DataTypes.BinaryType)
          .add(
              "percentiles",
              DataTypes.createMapType(DataTypes.DoubleType, DataTypes.DoubleType, false),
              false);

  private LatencyRows() {}

  static Seq<Row> of(List<Latency> latencies) {
    return Scala.seq(latencies.stream().map(LatencyRows::of).toList());
  }

  private static Row of(Latency latency) {
    Histogram histogram = latency.histogram();
    return RowFactory.create(
        latency.kind().id(),
        latency.count(),
        latency.mean(),
        latency.min(),
        latency.max(),
        latency.stddev(),
        histogram == null ? null : histogram.toBytes(),
        Scala.map(latency.percentiles()));
  }

  static List<Latency> latencies(List<Row> rows) {
    return rows.stream().map(LatencyRows::latency).toList();
  }

  private static Latency latency(Row row) {
    byte @Nullable [] histogram = row.isNullAt(6) ? null : (byte[]) row.get(6);
    Map<Double, Double> percentiles = row.getJavaMap(7);
    return new Latency(
        LatencyKind.of(row.getString(0)),
        row.isNullAt(1) ? null : (Long) row.getLong(1),
        doubleAt(row, 2),
        doubleAt(row, 3),
        doubleAt(row, 4),
        doubleAt(row, 5),
        histogram == null ? null : Histogram.fromBytes(histogram),
        new TreeMap<>(percentiles));
  }

  static @Nullable Double doubleAt(Row row, int index) {
    return row.isNullAt(index) ? null : (Double) row.getDouble(index);
  }
}
