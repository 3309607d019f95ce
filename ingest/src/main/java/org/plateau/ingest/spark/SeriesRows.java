package org.plateau.ingest.spark;

import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.plateau.ingest.Series;

/** A series as a map of its labels and back. */
final class SeriesRows {
  static final DataType TYPE =
      DataTypes.createMapType(DataTypes.StringType, DataTypes.StringType, false);

  private SeriesRows() {}

  static scala.collection.Map<String, String> of(Series series) {
    return Scala.map(series.labels());
  }

  static Series series(Map<String, String> labels) {
    return new Series(new TreeMap<>(labels));
  }
}
