package org.plateau.site.command;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.spark.HistoryQuery;
import org.plateau.analysis.spark.QueryException;
import org.plateau.ingest.Problem;
import org.plateau.site.analyst.AnswerForm;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plateau query}: Spark SQL over the history, read-only. */
@Command(
    name = "query",
    description = "Ask the history in SQL: views runs, intervals, summaries, results.",
    mixinStandardHelpOptions = true)
final class QueryCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private LabOption lab = new LabOption();

  @Mixin private SparkOptions spark = new SparkOptions();

  @Parameters(paramLabel = "SQL", description = "One SELECT, WITH, SHOW or DESCRIBE.")
  private String sql = "";

  @Option(
      names = "--format",
      paramLabel = "FORM",
      defaultValue = "table",
      description = "table, csv, json or parquet (default: ${DEFAULT-VALUE}).")
  private Form form = Form.TABLE;

  @Option(names = "--out", paramLabel = "FILE", description = "Write there; needed for parquet.")
  private @Nullable Path out;

  @Option(names = "--json", description = "Print one JSON object with problems and result.")
  private boolean json;

  /** Of the answer. */
  enum Form {
    TABLE,
    CSV,
    JSON,
    PARQUET
  }

  QueryCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Path target = out;
    if (form == Form.PARQUET && target == null) {
      throw lab.usage("Name the file to write with --out.");
    }
    Path history = lab.require(Path.of("")).resolve("history");
    try (HistoryQuery query = HistoryQuery.open(history, spark.master(), Jars.application())) {
      if (form == Form.PARQUET && target != null) {
        long rows = query.parquet(sql, target);
        console.step("Wrote " + rows + " rows to " + target);
        return ExitStatus.DONE.code();
      }
      return print(query.ask(sql));
    } catch (QueryException e) {
      return refused(e);
    }
  }

  private int print(HistoryQuery.Answer answer) {
    List<String> names = answer.columns().stream().map(HistoryQuery.Heading::name).toList();
    List<Boolean> numbers = answer.columns().stream().map(HistoryQuery.Heading::number).toList();
    AnswerForm written = new AnswerForm(names, numbers, answer.rows());
    if (json) {
      Map<String, Object> result = new LinkedHashMap<>();
      result.put(
          "columns",
          answer.columns().stream()
              .map(column -> Map.of("name", column.name(), "type", column.type()))
              .toList());
      result.put("rows", written.objects());
      console.json("query", ExitStatus.DONE, List.of(), result);
      return ExitStatus.DONE.code();
    }
    String text =
        switch (form) {
          case CSV -> written.csv();
          case JSON -> written.json();
          case TABLE, PARQUET -> written.table();
        };
    Output.write(console, text, out);
    return ExitStatus.DONE.code();
  }

  private int refused(QueryException e) {
    if (json) {
      Problem problem =
          Problem.error(
              "query.refused",
              "SQL",
              e.line(),
              String.valueOf(e.getMessage()),
              "a question that can be answered",
              "See docs/history.md for the views and their columns.");
      console.json("query", ExitStatus.USAGE, List.of(problem), Map.of());
      return ExitStatus.USAGE.code();
    }
    if (e.line() > 0) {
      console.step("SQL, line " + e.line() + ", column " + e.column() + ": " + e.getMessage());
      List<String> lines = sql.lines().toList();
      if (e.line() <= lines.size()) {
        console.step("  " + lines.get(e.line() - 1));
        console.step("  " + " ".repeat(Math.max(0, e.column() - 1)) + "^");
      }
    } else {
      console.step("SQL: " + e.getMessage());
    }
    return ExitStatus.USAGE.code();
  }
}
