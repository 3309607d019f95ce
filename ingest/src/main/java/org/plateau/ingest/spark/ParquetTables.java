package org.plateau.ingest.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.lab.Run;

/** Writes what log sets say as two Parquet files, in the columns of the history. */
public final class ParquetTables {
  private ParquetTables() {}

  /**
   * Writes {@code intervals.parquet} and {@code summaries.parquet} into a folder.
   *
   * @param contents by the id of their log sets
   */
  public static void write(Map<String, LogSetContent> contents, Path folder) {
    List<Row> intervals = new ArrayList<>();
    List<Row> summaries = new ArrayList<>();
    contents.forEach(
        (id, content) -> {
          content
              .intervals()
              .forEach(row -> intervals.add(IntervalRows.of(Run.idOf(id, row.part()), row)));
          content
              .summaries()
              .forEach(row -> summaries.add(SummaryRows.of(Run.idOf(id, row.part()), row)));
        });
    try {
      Path scratch = Files.createTempDirectory("plateau-parquet");
      try (SparkSession session = Sessions.open("local[*]", scratch, "")) {
        Files.createDirectories(folder);
        file(session, scratch, intervals, IntervalRows.TYPE, folder.resolve("intervals.parquet"));
        file(session, scratch, summaries, SummaryRows.TYPE, folder.resolve("summaries.parquet"));
      } finally {
        remove(scratch);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void file(
      SparkSession session, Path scratch, List<Row> rows, StructType type, Path file)
      throws IOException {
    Path parts = scratch.resolve(file.getFileName().toString());
    session.createDataFrame(rows, type).coalesce(1).write().parquet(parts.toString());
    try (Stream<Path> written = Files.list(parts)) {
      Path only =
          written
              .filter(path -> path.getFileName().toString().endsWith(".parquet"))
              .findFirst()
              .orElseThrow(() -> new IllegalStateException("no part in " + parts));
      Files.copy(only, file, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void remove(Path folder) throws IOException {
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    }
  }
}
