package org.plateau.ingest.spark;

import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.plateau.ingest.Origin;
import scala.collection.immutable.Seq;

/** Origins as rows and back. */
public final class OriginRows {
  /** One origin. */
  public static final StructType TYPE =
      new StructType()
          .add("file", DataTypes.StringType, false)
          .add("sha256", DataTypes.StringType, false)
          .add("first_line", DataTypes.LongType, false)
          .add("last_line", DataTypes.LongType, false);

  private OriginRows() {}

  public static Row of(Origin origin) {
    return RowFactory.create(origin.file(), origin.sha256(), origin.firstLine(), origin.lastLine());
  }

  public static Origin origin(Row row) {
    return new Origin(row.getString(0), row.getString(1), row.getLong(2), row.getLong(3));
  }

  public static Seq<Row> of(List<Origin> origins) {
    return Scala.seq(origins.stream().map(OriginRows::of).toList());
  }

  public static List<Origin> origins(List<Row> rows) {
    return rows.stream().map(OriginRows::origin).toList();
  }
}
