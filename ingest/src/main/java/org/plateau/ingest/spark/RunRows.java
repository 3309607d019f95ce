package org.plateau.ingest.spark;

import java.time.Instant;
import java.util.List;
import java.util.TreeMap;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.LogSetContent.ReadFile;
import org.plateau.ingest.Problem;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Severity;
import org.plateau.ingest.history.RunEntry;

/** Runs as rows of the table {@code runs} and back. */
public final class RunRows {
  private static final DataType TEXTS =
      DataTypes.createMapType(DataTypes.StringType, DataTypes.StringType, false);

  private static final StructType FILE =
      new StructType()
          .add("path", DataTypes.StringType, false)
          .add("sha256", DataTypes.StringType, false)
          .add("bytes", DataTypes.LongType, false)
          .add("format", DataTypes.StringType, false);

  private static final StructType PROBLEM =
      new StructType()
          .add("code", DataTypes.StringType, false)
          .add("severity", DataTypes.StringType, false)
          .add("file", DataTypes.StringType, false)
          .add("line", DataTypes.LongType, false)
          .add("found", DataTypes.StringType, false)
          .add("expected", DataTypes.StringType, false)
          .add("remedy", DataTypes.StringType, false);

  /** One row a run and revision of its labels; the highest revision is in force. */
  public static final StructType TYPE =
      new StructType()
          .add("run_id", DataTypes.StringType, false)
          .add("revision", DataTypes.LongType, false)
          .add("log_set", DataTypes.StringType, false)
          .add("part", DataTypes.StringType, false)
          .add("folder", DataTypes.StringType, false)
          .add("labels", TEXTS, false)
          .add("runner", DataTypes.StringType, false)
          .add("version", DataTypes.StringType, false)
          .add("started_ms", DataTypes.LongType)
          .add("options", TEXTS, false)
          .add("errors", DataTypes.createArrayType(DataTypes.StringType, false), false)
          .add("files", DataTypes.createArrayType(FILE, false), false)
          .add("problems", DataTypes.createArrayType(PROBLEM, false), false)
          .add("origin", OriginRows.TYPE, false);

  private RunRows() {}

  public static Row of(RunEntry run, long revision) {
    RunFacts facts = run.facts();
    Instant started = facts.started();
    return RowFactory.create(
        run.runId(),
        revision,
        run.logSetId(),
        run.part(),
        run.folder(),
        Scala.map(run.labels()),
        facts.runner(),
        facts.version(),
        started == null ? null : started.toEpochMilli(),
        Scala.map(facts.options()),
        Scala.seq(facts.errors()),
        Scala.seq(run.files().stream().map(RunRows::of).toList()),
        Scala.seq(run.problems().stream().map(RunRows::of).toList()),
        OriginRows.of(facts.origin()));
  }

  public static RunEntry run(Row row) {
    @Nullable Instant started = row.isNullAt(8) ? null : Instant.ofEpochMilli(row.getLong(8));
    List<Row> files = row.getList(11);
    List<Row> problems = row.getList(12);
    return new RunEntry(
        row.getString(0),
        row.getString(2),
        row.getString(3),
        row.getString(4),
        new TreeMap<>(row.<String, String>getJavaMap(5)),
        files.stream().map(RunRows::file).toList(),
        new RunFacts(
            row.getString(3),
            row.getString(6),
            row.getString(7),
            started,
            new TreeMap<>(row.<String, String>getJavaMap(9)),
            row.getList(10),
            OriginRows.origin(row.getStruct(13))),
        problems.stream().map(RunRows::problem).toList());
  }

  private static Row of(ReadFile file) {
    return RowFactory.create(file.path(), file.sha256(), file.bytes(), file.format());
  }

  private static ReadFile file(Row row) {
    return new ReadFile(row.getString(0), row.getString(1), row.getLong(2), row.getString(3));
  }

  private static Row of(Problem problem) {
    return RowFactory.create(
        problem.code(),
        problem.severity().name(),
        problem.file(),
        problem.line(),
        problem.found(),
        problem.expected(),
        problem.remedy());
  }

  private static Problem problem(Row row) {
    return new Problem(
        row.getString(0),
        Severity.valueOf(row.getString(1)),
        row.getString(2),
        row.getLong(3),
        row.getString(4),
        row.getString(5),
        row.getString(6));
  }
}
