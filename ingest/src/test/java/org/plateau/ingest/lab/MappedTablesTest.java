package org.plateau.ingest.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.LogSetReader;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Summary;
import org.plateau.ingest.yaml.YamlNode;

/** Tables of other tools in a lab are read by the {@code columns} of their run.yaml. */
class MappedTablesTest {
  private static final List<String> TOOLS = List.of("benchmark-factory", "marklogic", "houdini");

  @TempDir Path lab;

  /** The examples of docs/formats/table.md, each in its folder. */
  @BeforeEach
  void writeLab() throws IOException {
    Files.writeString(lab.resolve("lab.yaml"), "defaults: {settle: 0s}\n");
    String page = Files.readString(Path.of("../docs/formats/table.md"));
    for (int i = 0; i < TOOLS.size(); i++) {
      Path folder = Files.createDirectories(lab.resolve("runs").resolve(TOOLS.get(i)));
      Files.writeString(folder.resolve("run.yaml"), blocks(page, "yaml").get(i));
      Files.writeString(folder.resolve("export.csv"), blocks(page, "csv").get(i));
    }
  }

  @Test
  void readsBenchmarkFactorysUserLoads() {
    LogSetContent content = read("benchmark-factory");
    assertThat(content.problems()).isEmpty();
    assertThat(content.parts()).containsExactly("10", "20");
    assertThat(content.summaries()).extracting(Summary::rate).containsExactly(45.5, 43.0, 85.0);
    assertThat(content.files()).extracting("format").containsExactly("table");
  }

  @Test
  void readsMarkLogicsIntervals() {
    LogSetContent content = read("marklogic");
    assertThat(content.problems()).isEmpty();
    assertThat(content.intervals())
        .extracting(
            row ->
                String.format(
                    Locale.ROOT,
                    "%s %s %.0f",
                    row.series().id(),
                    row.direction().id(),
                    row.window().startNanos() / 1e9))
        .containsExactly(
            "operation=merge read 0", "operation=save write 0", "operation=save write 30");
  }

  @Test
  void readsHoudinisRenderTimes() {
    LogSetContent content = read("houdini");
    assertThat(content.problems()).isEmpty();
    assertThat(content.summaries())
        .extracting(summary -> summary.gauges().toString())
        .containsExactly("{elapsed_seconds=5400.0}", "{elapsed_seconds=450.0}");
  }

  @Test
  void namesTheLineOfAMappingThatCannotBe() throws IOException {
    Files.writeString(
        lab.resolve("runs/houdini/run.yaml"),
        "columns:\n  delimiter: tab\n  values:\n    Frames: operation\n");
    LogSetContent content = read("houdini");
    assertThat(content.summaries()).isEmpty();
    assertThat(content.problems())
        .extracting(Problem::code)
        .containsExactly("table.bad-mapping", "log.unknown-format");
    assertThat(content.problems().get(0).message())
        .startsWith(
            "runs/houdini/run.yaml:4: columns.values.Frames.role: operation, expected one of ")
        .endsWith(". Correct the mapping; tables below it were not read.");
  }

  @Test
  void leavesLogsOfKnownRunnersToTheirReaders() throws IOException {
    Files.writeString(
        lab.resolve("runs/houdini/x_iops.1.log"), "1000, 5, 0, 0, 0\n2000, 6, 0, 0, 0\n");
    LogSets sets = LogSets.in(Lab.open(lab));
    assertThat(sets).extracting(LogSet::name).contains("runs/houdini/export", "runs/houdini/x");
    LogSet fio = sets.stream().filter(set -> set.stem().equals("x")).findFirst().orElseThrow();
    assertThat(reading().read(fio).files()).extracting("format").containsExactly("fio-log");
  }

  @Test
  void takesATableByItsTitlesEvenWhereItsRowsLookLikeALog() throws IOException {
    Files.writeString(
        lab.resolve("runs/houdini/run.yaml"),
        "columns:\n  time: {column: t, unit: ms}\n  values: {n: operations}\n");
    Files.writeString(
        lab.resolve("runs/houdini/export.csv"), "t, n, x\n0, 5, 1\n1000, 7, 0\n2000, 6, 0\n");
    assertThat(read("houdini").intervals()).extracting("operations").containsExactly(5.0, 7.0, 6.0);
  }

  @Test
  void carriesTheMappingToAnotherProcess() throws IOException, ClassNotFoundException {
    YamlNode columns = Objects.requireNonNull(set("marklogic").columns());
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(columns);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      assertThat(in.readObject()).isEqualTo(columns);
    }
  }

  private LogSetContent read(String tool) {
    return reading().read(set(tool));
  }

  private LogSet set(String tool) {
    return LogSets.in(Lab.open(lab)).stream()
        .filter(set -> set.folder().equals("runs/" + tool))
        .findFirst()
        .orElseThrow();
  }

  private static LogSetReading reading() {
    return new LogSetReading(LogSetReader.withAllReaders());
  }

  private static List<String> blocks(String text, String language) {
    List<String> blocks = new ArrayList<>();
    Matcher block = Pattern.compile("(?s)```" + language + "\\n(.*?)```").matcher(text);
    while (block.find()) {
      blocks.add(block.group(1));
    }
    return blocks;
  }
}
