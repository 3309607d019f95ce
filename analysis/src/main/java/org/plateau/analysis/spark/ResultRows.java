package org.plateau.analysis.spark;

import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.plateau.analysis.Result;
import org.plateau.ingest.Window;
import org.plateau.ingest.spark.OriginRows;

/** Results as rows of the table {@code results}. */
public final class ResultRows {
  /** Values in the base unit of their metric, which {@code unit} repeats. */
  public static final StructType TYPE =
      new StructType()
          .add("run_id", DataTypes.StringType, false)
          .add("series", DataTypes.StringType, false)
          .add("metric", DataTypes.StringType, false)
          .add("statistic", DataTypes.StringType, false)
          .add("direction", DataTypes.StringType, false)
          .add("span", DataTypes.StringType, false)
          .add("value", DataTypes.DoubleType)
          .add("low", DataTypes.DoubleType)
          .add("high", DataTypes.DoubleType)
          .add("unit", DataTypes.StringType, false)
          .add("basis", DataTypes.StringType, false)
          .add("start_ns", DataTypes.LongType)
          .add("length_ns", DataTypes.LongType)
          .add("method", DataTypes.StringType, false)
          .add("samples", DataTypes.LongType, false)
          .add("reason", DataTypes.StringType, false)
          .add("origins", DataTypes.createArrayType(OriginRows.TYPE, false), false);

  private ResultRows() {}

  public static Row of(Result result) {
    Window window = result.window();
    return RowFactory.create(
        result.runId(),
        result.series(),
        result.metric().id(),
        result.statistic().id(),
        result.direction().id(),
        result.span().id(),
        result.value(),
        result.low(),
        result.high(),
        result.metric().unit(),
        result.basis().id(),
        window == null ? null : window.startNanos(),
        window == null ? null : window.lengthNanos(),
        result.method(),
        result.samples(),
        result.reason(),
        OriginRows.of(result.origins()));
  }
}
