package org.plateau.site.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An analyst's questions to a lab that has something for each of them. */
@Tag("publish")
class AnalystCommandsTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String SHIPPED =
      "--workload 4k-write --os linux-a --op-profile stock --phase primary";

  @TempDir static Path lab;

  @BeforeAll
  static void ingest() {
    AnalystLab.in(lab);
    Run run = Run.of("ingest", lab.toString(), "--master", "local[2]");
    assertThat(run.status()).as(run.err()).isZero();
  }

  private static Run ask(String command, String... more) {
    List<String> arguments = new ArrayList<>(List.of(command.split(" ", -1)));
    arguments.addAll(List.of(more));
    arguments.addAll(List.of("--lab", lab.toString()));
    return Run.of(arguments.toArray(String[]::new));
  }

  /** Rows of a CSV answer by their column names. */
  private static List<Map<String, String>> csv(Run run) {
    List<String> lines = run.out().lines().toList();
    String[] heads = lines.get(0).split(",", -1);
    List<Map<String, String>> rows = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",", -1);
      Map<String, String> row = new TreeMap<>();
      for (int i = 0; i < heads.length; i++) {
        row.put(heads[i], cells[i]);
      }
      rows.add(row);
    }
    return rows;
  }

  private static double number(Map<String, String> row, String column) {
    return Double.parseDouble(row.getOrDefault(column, "NaN"));
  }

  @Test
  void ranksByTheNoiseThatRepetitionsMeasured() {
    // alder 970, 1,000, 1,030: a spread of 6 %; birch 960 is inside it, and the setting of 2 % is
    // not used
    Run text = ask("rank " + SHIPPED);
    assertThat(text.out()).contains("  =1  alder").contains("  =1  birch");
    assertThat(text.out()).contains("6.0% of 3 runs").contains("2.0% set");

    List<Map<String, String>> rows = csv(ask("rank " + SHIPPED + " --format csv"));
    assertThat(rows).extracting(row -> row.get("rank")).containsExactly("1", "1");
    assertThat(rows.get(0)).containsEntry("drive", "alder").containsEntry("noise_runs", "3");
    assertThat(number(rows.get(0), "noise")).isCloseTo(0.06, within(0.002));
    assertThat(rows.get(1)).containsEntry("noise_runs", "0").containsEntry("noise", "0.02");
  }

  @Test
  void theSameDifferenceCountsWhereNobodyRepeated() {
    List<Map<String, String>> rows =
        csv(ask("rank --workload 4k-write --os linux-a --op-profile hp --format csv"));
    assertThat(rows).extracting(row -> row.get("rank")).containsExactly("1", "2");
  }

  @Test
  void refusesUnlikeRunsUnlessAskedAndThenMarksThem() {
    Run refused = ask("compare alder birch --workload 4k-read");
    assertThat(refused.status()).isEqualTo(3);
    assertThat(refused.err())
        .isEqualTo(
            "error analyst.unlike-runs: history: runs that are not alike: threads is 2 or 4,"
                + " expected one value each. Choose with --threads, or add --mixed.\n");

    Run mixed = ask("compare alder birch --workload 4k-read --mixed");
    assertThat(mixed.out())
        .startsWith("steady iops mean, workload=4k-read, unlike runs side by side");
    assertThat(mixed.out()).contains("threads=2").contains("threads=4");
  }

  @Test
  void namesTheMissingCellAndTellsProfileAndSystemApart() throws IOException {
    Run text = ask("compare alder birch --workload 4k-write --phase primary");
    assertThat(text.out()).contains("no figure: birch in win-b / hp");
    assertThat(text.err())
        .contains(
            "warning analyst.not-measured: birch, win-b / hp: no such run, expected a run with");
    assertThat(text.status()).isEqualTo(1);

    JsonNode json =
        JSON.readTree(ask("compare alder birch --workload 4k-write --phase primary --json").out());
    List<JsonNode> rows = new ArrayList<>();
    json.path("result").path("rows").forEach(rows::add);
    assertThat(rows).hasSize(8);
    JsonNode cell =
        rows.stream()
            .filter(
                row ->
                    row.path("drive").asText().equals("birch")
                        && row.path("os").asText().equals("linux-a")
                        && row.path("op_profile").asText().equals("hp"))
            .findFirst()
            .orElseThrow();
    assertThat(cell.path("over_profile").asText()).isEqualTo("stock");
    assertThat(cell.path("ratio_profile").asDouble()).isCloseTo(2, within(0.005));
    assertThat(cell.path("ratio_profile_low").asDouble()).isBetween(1.98, 2.0);
    assertThat(cell.path("ratio_profile_high").asDouble()).isBetween(2.0, 2.02);
    JsonNode windows =
        rows.stream()
            .filter(
                row ->
                    row.path("drive").asText().equals("birch")
                        && row.path("os").asText().equals("win-b")
                        && row.path("op_profile").asText().equals("stock"))
            .findFirst()
            .orElseThrow();
    assertThat(windows.path("over_os").asText()).isEqualTo("linux-a");
    assertThat(windows.path("ratio_os").asDouble()).isCloseTo(0.9, within(0.005));
  }

  @Test
  void comparesSeveralWorkloadsInOneGrid() {
    Run run = ask("compare alder --workload 4k-write,128k-sequential-write --mixed --format csv");
    assertThat(csv(run))
        .extracting(row -> row.get("workload"))
        .contains("4k-write", "128k-sequential-write");
  }

  @Test
  void findsTheKneeOverLoad() {
    String question = "compare alder --workload 8k-70-30 --phase scaling --over load";
    Run text = ask(question);
    assertThat(text.status()).as(text.err()).isZero();
    assertThat(text.out()).contains("knee at 2T/4Q: 7,0");

    List<Map<String, String>> rows = csv(ask(question + " --format csv"));
    assertThat(rows)
        .extracting(row -> row.get("load"))
        .containsExactly("1T/1Q", "1T/2Q", "2T/2Q", "2T/4Q", "4T/4Q", "4T/8Q");
    assertThat(rows.stream().filter(row -> row.get("knee").equals("true")).toList())
        .singleElement()
        .satisfies(
            knee -> {
              assertThat(knee).containsEntry("load", "2T/4Q");
              assertThat(number(knee, "speed_up")).isCloseTo(7, within(0.05));
              assertThat(number(knee, "efficiency")).isCloseTo(7 / 8.0, within(0.01));
            });
  }

  @Test
  void tellsWhenADriveChangedByHowMuchAndHowSurely() {
    String question = "history alder --workload 128k-sequential-write";
    Run text = ask(question);
    assertThat(text.out()).containsPattern("2025-07-03T08:00:00Z  1.1 .* new level, -10\\.\\d%: ");
    assertThat(text.out()).contains(", confidence >99.9");

    List<Map<String, String>> rows = csv(ask(question + " --format csv"));
    assertThat(rows).hasSize(12);
    assertThat(rows.get(6)).containsEntry("firmware", "1.1");
    assertThat(number(rows.get(6), "change")).isCloseTo(-0.1, within(0.005));
    assertThat(number(rows.get(6), "level_before")).isCloseTo(3000, within(20.0));
    assertThat(number(rows.get(6), "level_after")).isCloseTo(2700, within(20.0));
    assertThat(number(rows.get(6), "probability")).isLessThan(0.001);
    assertThat(rows.stream().filter(row -> !row.get("change").isEmpty())).hasSize(1);
  }

  @Test
  void everyAnswerIsTextAndCsvAndJsonAndAChart() throws IOException {
    for (String question :
        List.of(
            "rank " + SHIPPED,
            "compare alder birch --workload 4k-write --phase primary",
            "compare alder --workload 8k-70-30 --phase scaling --over load",
            "history alder --workload 128k-sequential-write")) {
      assertThat(ask(question).out()).as(question).startsWith("steady iops mean");
      assertThat(csv(ask(question + " --format csv"))).as(question).isNotEmpty();
      assertThat(JSON.readTree(ask(question + " --format json").out()).isArray()).isTrue();
      for (String end : List.of(".svg", ".png")) {
        Path chart = lab.resolve("chart" + end);
        ask(question, "--chart", chart.toString());
        assertThat(Files.size(chart)).as(question + end).isGreaterThan(1000);
        Files.delete(chart);
      }
    }
  }

  /** What a task of the engine found out is what this process's own threads find out. */
  @Test
  void theEngineGivesTheSameBitsAsPlainThreads() throws IOException {
    for (String folder : List.of("runs/alder/r00", "runs/birch/r03", "runs/alder/r15")) {
      JsonNode plain =
          JSON.readTree(Run.of("analyze", "--json", lab.resolve(folder).toString()).out())
              .path("result");
      String id = plain.path("run").asText();
      JsonNode engine = JSON.readTree(ask("analyze --json " + id).out()).path("result");

      assertThat(plain.path("results").size()).isGreaterThan(20);
      assertThat(plain.path("latency_over_time").path("all").size()).isEqualTo(60);
      for (String part : List.of("verdicts", "curve", "life", "latency_over_time")) {
        assertThat(engine.path(part)).as(folder + " " + part).isEqualTo(plain.path(part));
      }
      assertThat(engine.path("results")).as(folder).isEqualTo(plain.path("results"));
    }
  }

  @Test
  void analyzeReportsTheDeterminationForTextAndPrograms() throws IOException {
    Path folder = lab.resolve("runs/alder/r00");
    JsonNode pts =
        JSON.readTree(Run.of("analyze", "--json", folder.toString()).out())
            .path("result")
            .path("verdicts")
            .path("pts");
    JsonNode report = pts.path("first_report");
    assertThat(report.path("first_round").asInt()).isEqualTo(1);
    assertThat(report.path("rounds").size()).isEqualTo(5);
    assertThat(report.path("average").asDouble())
        .isEqualTo(pts.path("first").path("mean").asDouble());
    assertThat(report.path("range_allowed").asDouble())
        .isCloseTo(0.2 * report.path("average").asDouble(), within(1e-9));
    assertThat(report.path("passes").asBoolean()).isTrue();

    String text = Run.of("analyze", "--all", folder.toString()).out();
    assertThat(text)
        .contains("PTS first rounds 1\u20135: average ")
        .contains("  (allowed 10%), line ");
    assertThat(text).contains("p99 cells ").contains("from     operations");
  }
}
