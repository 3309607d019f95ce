package org.plateau.site.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.plateau.analysis.spark.HistoryQuery;

/** The commands on a history of three runs, made by the first of them. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@Tag("publish")
class HistoryCommandsTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir static Path lab;

  @BeforeAll
  static void threeRuns() throws IOException {
    Files.writeString(lab.resolve("lab.yaml"), "defaults: {settle: 0s}\n");
    run("a", 2000);
    run("b", 1500);
    run("c", 1505);
    Run ingest = Run.of("ingest", lab.toString(), "--master", "local[1]");
    assertEquals(0, ingest.status(), ingest.err());
    assertTrue(
        ingest
            .out()
            .endsWith(
                "Log sets: 3 read, 0 already known, 0 left for next time, 0 refused."
                    + " 3 runs in the history.\n"),
        ingest.out());
  }

  private static void run(String drive, int rate) throws IOException {
    Path drives = Files.createDirectories(lab.resolve("catalog/drives"));
    Files.writeString(drives.resolve(drive + ".yaml"), "vendor: Own\nmodel: " + drive + "\n");
    Path folder = Files.createDirectories(lab.resolve("runs/" + drive));
    Files.writeString(
        folder.resolve("run.yaml"),
        "drive: " + drive + "\nworkload: 4k-write\nphase: primary\nsource: real\n");
    StringBuilder lines = new StringBuilder();
    for (int second = 1; second <= 600; second++) {
      lines.append(second * 1000L).append(", ").append(rate + second % 3).append(", 1, 4096, 0\n");
    }
    Files.writeString(folder.resolve("w_iops.1.log"), lines);
  }

  private static Run ask(String... more) {
    List<String> arguments = new ArrayList<>(List.of(more));
    arguments.addAll(List.of("--lab", lab.toString()));
    return Run.of(arguments.toArray(String[]::new));
  }

  private static Run query(String sql, String... more) {
    List<String> arguments = new ArrayList<>(List.of("query", sql, "--master", "local[1]"));
    arguments.addAll(List.of(more));
    return ask(arguments.toArray(String[]::new));
  }

  @Test
  @Order(1)
  void queryJoinsResultsWithLabels() {
    Run run =
        query(
            "SELECT drive, value FROM results WHERE metric = 'iops' AND statistic = 'mean'"
                + " AND span = 'steady' AND direction = 'all' ORDER BY drive",
            "--format",
            "csv");
    assertEquals("drive,value\na,2001\nb,1501\nc,1506\n", run.out(), run.err());
    assertEquals(0, run.status());
  }

  @Test
  @Order(2)
  void aMistakeIsShownAtItsPlace() {
    Run run = query("SELECT drives\nFROM runs");
    assertEquals(2, run.status());
    assertTrue(run.err().startsWith("SQL, line 1, column 8: "), run.err());
    assertTrue(run.err().endsWith("  SELECT drives\n         ^\n"), run.err());
  }

  @Test
  @Order(3)
  void onlyQuestionsAreAnswered() {
    for (String sql :
        List.of(
            "DROP TABLE runs",
            "INSERT INTO runs SELECT * FROM runs",
            "CREATE TABLE x AS SELECT 1",
            "SET spark.x = 1",
            "SELECT * FROM parquet.`/tmp`",
            "SELECT (SELECT reflect('java.lang.System', 'gc'))",
            "SELECT TRANSFORM(drive) USING 'cat' FROM runs")) {
      Run run = query(sql);
      assertEquals(2, run.status(), sql);
      assertTrue(run.err().contains(" is not a question, "), sql + ": " + run.err());
    }
    assertEquals(0, query("SHOW TABLES").status());
    assertEquals(0, query("DESCRIBE runs").status());
  }

  @Test
  @Order(4)
  void everyColumnIsDocumented() throws IOException {
    Map<String, List<String>> documented = documentedColumns();
    try (HistoryQuery query = HistoryQuery.open(lab.resolve("history"), "local[1]", "")) {
      Map<String, List<String>> real = new TreeMap<>();
      query
          .columns()
          .forEach(
              (view, columns) ->
                  real.put(
                      view,
                      columns.stream().map(c -> c.name() + " " + c.type()).sorted().toList()));
      assertEquals(real, documented);
    }
  }

  /** Tables of docs/history.md: {@code | `name` | type | ...} below {@code ## view}. */
  private static Map<String, List<String>> documentedColumns() throws IOException {
    Path at = Path.of("").toAbsolutePath();
    while (!Files.exists(at.resolve("docs/history.md"))) {
      at = at.getParent();
    }
    Map<String, List<String>> views = new TreeMap<>();
    String view = "";
    for (String line : Files.readAllLines(at.resolve("docs/history.md"))) {
      if (line.startsWith("## ")) {
        view = line.substring(3);
      } else if (line.startsWith("| `")) {
        String[] cells = line.split("\\|", -1);
        String column = cells[1].strip().replace("`", "") + " " + cells[2].strip().replace("`", "");
        views.computeIfAbsent(view, any -> new ArrayList<>()).add(column);
      }
    }
    List<String> labels = views.remove("labels");
    views.values().forEach(columns -> columns.addAll(labels == null ? List.of() : labels));
    views.values().forEach(columns -> columns.sort(null));
    return views;
  }

  @Test
  @Order(5)
  void tiesAreRankedAsTies() {
    Run run = ask("rank", "--workload", "4k-write", "--format", "csv");
    assertEquals(
        "1,false,a\n2,true,c\n2,true,b\n",
        run.out()
            .lines()
            .skip(1)
            .map(line -> line.replaceAll("^(([^,]*,){2}[^,]*).*", "$1") + "\n")
            .reduce("", String::concat),
        run.err());
    assertEquals(0, run.status());
  }

  @Test
  @Order(6)
  void comparesAndDraws() throws IOException {
    Path chart = lab.resolve("c.svg");
    Run run = ask("compare", "a", "b", "--workload", "4k-write", "--chart", chart.toString());
    assertEquals(0, run.status(), run.err());
    assertTrue(run.out().contains("b against a: -25.0%"), run.out());
    assertTrue(Files.readString(chart).startsWith("<"), "no svg");
  }

  @Test
  @Order(7)
  void forgetsARunOnlyWhenAskedInEarnest() throws IOException {
    JsonNode rows =
        JSON.readTree(query("SELECT run_id FROM runs WHERE drive = 'c'", "--format", "json").out());
    String id = rows.path(0).path("run_id").asText().substring(0, 8);
    Run dry = ask("forget", id, "--dry-run", "--master", "local[1]");
    assertTrue(dry.out().startsWith("Would forget run " + id), dry.out() + dry.err());
    Files.delete(lab.resolve("runs/c/w_iops.1.log"));
    Run run = ask("forget", id, "--master", "local[1]");
    assertEquals(0, run.status(), run.err());
    assertFalse(query("SELECT drive FROM runs", "--format", "csv").out().contains("c\n"));
    Run tended = ask("maintain", "--master", "local[1]", "--json");
    assertEquals(0, tended.status(), tended.err());
    assertEquals(
        0,
        JSON.readTree(tended.out()).path("result").path("tables").path(1).path("orphans").asInt());
  }
}
