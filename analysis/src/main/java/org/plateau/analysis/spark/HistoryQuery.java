package org.plateau.analysis.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.spark.SparkThrowable;
import org.apache.spark.sql.AnalysisException;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.plans.logical.LogicalPlan;
import org.apache.spark.sql.types.NumericType;
import org.apache.spark.sql.types.StructField;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.spark.History;
import org.plateau.ingest.spark.Sessions;

/** Answers one analyst's questions in SQL over the four views of a history, and changes nothing. */
public final class HistoryQuery implements AutoCloseable {
  private final Path scratch;
  private final SparkSession session;
  private final Map<String, Dataset<Row>> views;

  private HistoryQuery(Path scratch, SparkSession session, Map<String, Dataset<Row>> views) {
    this.scratch = scratch;
    this.session = session;
    this.views = views;
  }

  /**
   * Opens a history for reading.
   *
   * @param master {@code local[*]} or a cluster's address
   * @param applicationJar the jar that a cluster's executors load
   */
  public static HistoryQuery open(Path history, String master, String applicationJar) {
    try {
      Path scratch = Files.createTempDirectory("plateau-query");
      SparkSession session = Sessions.open(master, scratch, applicationJar);
      return new HistoryQuery(
          scratch, session, new HistoryViews(new History(session, history)).all());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * A column of an answer.
   *
   * @param type Spark's name of it: {@code string}, {@code bigint}, {@code double}
   * @param number whether it is printed at the right
   */
  public record Heading(String name, String type, boolean number) {}

  /** An answer: as many values in each row as there are columns. */
  public record Answer(List<Heading> columns, List<List<@Nullable Object>> rows) {
    public Answer {
      columns = List.copyOf(columns);
      rows = rows.stream().map(row -> Collections.unmodifiableList(new ArrayList<>(row))).toList();
    }
  }

  /** The columns of each view, for the documentation's test. */
  public Map<String, List<Heading>> columns() {
    Map<String, List<Heading>> columns = new LinkedHashMap<>();
    views.forEach((name, view) -> columns.put(name, headings(view)));
    return columns;
  }

  /**
   * Asks.
   *
   * @throws QueryException when it is no question, or cannot be answered
   */
  public Answer ask(String sql) throws QueryException {
    try {
      Dataset<Row> rows = checked(sql);
      return new Answer(
          headings(rows), rows.collectAsList().stream().map(PlainValues::row).toList());
    } catch (AnalysisException e) {
      throw SqlFaults.of(e, sql);
    } catch (ArithmeticException | UnsupportedOperationException | IllegalArgumentException e) {
      if (e instanceof SparkThrowable) {
        throw SqlFaults.of(e, sql);
      }
      throw e;
    }
  }

  /**
   * Asks, and writes the answer as one Parquet file.
   *
   * @return the number of rows
   */
  public long parquet(String sql, Path file) throws QueryException {
    try {
      Dataset<Row> rows = checked(sql).coalesce(1);
      Path folder = scratch.resolve("answer");
      rows.write().parquet(folder.toString());
      try (Stream<Path> parts = Files.list(folder)) {
        Path part =
            parts
                .filter(path -> path.getFileName().toString().endsWith(".parquet"))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no part in " + folder));
        Files.copy(part, file, StandardCopyOption.REPLACE_EXISTING);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return session.read().parquet(file.toString()).count();
    } catch (AnalysisException e) {
      throw SqlFaults.of(e, sql);
    }
  }

  private Dataset<Row> checked(String sql) throws QueryException, AnalysisException {
    LogicalPlan plan =
        ((org.apache.spark.sql.classic.SparkSession) session)
            .sessionState()
            .sqlParser()
            .parsePlan(sql);
    Optional<String> objection = ReadOnly.objection(plan);
    if (objection.isPresent()) {
      throw new QueryException(
          objection.get()
              + " is not a question, expected one SELECT, WITH, SHOW or DESCRIBE over runs,"
              + " intervals, summaries and results. The history is read, never written, here.");
    }
    for (Map.Entry<String, Dataset<Row>> view : views.entrySet()) {
      view.getValue().createTempView(view.getKey());
    }
    try {
      return session.sql(sql);
    } finally {
      views.keySet().forEach(name -> session.catalog().dropTempView(name));
    }
  }

  private static List<Heading> headings(Dataset<Row> rows) {
    List<Heading> headings = new ArrayList<>();
    for (StructField field : rows.schema().fields()) {
      headings.add(
          new Heading(
              field.name(),
              field.dataType().simpleString(),
              field.dataType() instanceof NumericType));
    }
    return headings;
  }

  @Override
  public void close() {
    session.stop();
    try (Stream<Path> paths = Files.walk(scratch)) {
      for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
