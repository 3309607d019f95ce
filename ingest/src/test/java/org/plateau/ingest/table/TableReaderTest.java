package org.plateau.ingest.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.Reading;
import org.plateau.ingest.Series;
import org.plateau.ingest.Summary;
import org.plateau.ingest.Window;

class TableReaderTest {
  private static final ObjectMapper YAML = new ObjectMapper(new YAMLFactory());

  @Test
  void readsBenchmarkFactorysUserLoads() throws IOException {
    Reading read = example(0);
    assertThat(read.messages()).isEmpty();
    assertThat(read.facts).extracting("part").containsExactly("10", "20");
    assertThat(read.facts).extracting("runner").containsOnly("benchmark-factory");
    Summary first = read.summaries.get(0);
    assertThat(first.series()).isEqualTo(Series.of("operation", "New Order"));
    assertThat(first.operations()).isEqualTo(2700.0);
    assertThat(first.rate()).isEqualTo(45.5);
    assertThat(first.latency().orElseThrow().mean()).isEqualTo(12_250_000.0);
    assertThat(first.latency().orElseThrow().percentiles())
        .containsExactly(Map.entry(90.0, 20.5e6));
    Summary last = read.summaries.get(2);
    assertThat(last.part()).isEqualTo("20");
    assertThat(last.latency().orElseThrow().percentiles()).isEmpty();
    assertThat(last.gauges()).containsExactly(Map.entry("errors", 1.0));
  }

  @Test
  void readsMarkLogicsIntervalsOverMidnight() throws IOException {
    Reading read = example(1);
    assertThat(read.messages()).isEmpty();
    assertThat(read.intervals).hasSize(3);
    Interval save = read.intervals.get(0);
    assertThat(save.window()).isEqualTo(new Window(0, 30_000_000_000L));
    assertThat(save.direction()).isEqualTo(Direction.WRITE);
    assertThat(save.bytes()).isEqualTo(1200.5e6 * 30);
    assertThat(save.latency().orElseThrow().mean()).isEqualTo(4.25e6);
    Interval merge = read.intervals.get(1);
    assertThat(merge.series()).isEqualTo(Series.of("operation", "merge"));
    assertThat(merge.direction()).isEqualTo(Direction.READ);
    assertThat(read.intervals.get(2).window())
        .isEqualTo(new Window(30_000_000_000L, 30_000_000_000L));
  }

  @Test
  void readsHoudinisRenderTimes() throws IOException {
    Reading read = example(2);
    assertThat(read.messages()).isEmpty();
    assertThat(read.summaries).extracting("part").containsExactly("1", "16");
    assertThat(read.summaries.get(0).gauges())
        .containsExactly(Map.entry("elapsed_seconds", 5400.0));
    assertThat(read.summaries.get(1).gauges()).containsExactly(Map.entry("elapsed_seconds", 450.0));
  }

  @Test
  void takesWindowsFromTheTimesOfRowsAndDirectionsFromAColumn() throws IOException {
    String mapping =
        """
        time: {column: t, unit: s, at: end}
        direction: {column: op, read: [R, rd], write: W}
        values: {n: operations}
        """;
    Reading read = read(mapping, "t,op,n\n2,R,10\n2,W,20\n4,rd,30\n5,W,40\n");
    assertThat(read.messages()).isEmpty();
    assertThat(read.intervals)
        .extracting(
            i ->
                i.direction().id()
                    + " "
                    + i.window().startNanos() / 1_000_000_000L
                    + " "
                    + i.window().seconds()
                    + " "
                    + i.operations())
        .containsExactly(
            "read 0 2.0 10.0", "write 0 2.0 20.0", "read 2 2.0 30.0", "write 4 1.0 40.0");
  }

  @Test
  void namesEachCellThatCannotBeRead() throws IOException {
    String mapping = "{time: {column: t, unit: s}, values: {n: operations}}";
    Reading read = read(mapping, "t,n\n0,1\n1,1.234,5\n1,many\nlater,2\n");
    assertThat(read.messages())
        .containsExactly(
            "table.field-count t.csv:3: 3 fields, expected 2 as in the titles. Correct \"delimiter\""
                + " under columns: in the run.yaml, or mend the row; it was left out.",
            "table.bad-value t.csv:5: \"later\" in the column \"t\", expected a time in s. Correct"
                + " the cell, or \"decimal\" and the unit under columns: in the run.yaml; the value"
                + " was left out.",
            "table.bad-value t.csv:4: \"many\" in the column \"n\", expected a number. Correct the"
                + " cell, or \"decimal\" and the unit under columns: in the run.yaml; the value was"
                + " left out.");
    assertThat(read.intervals).hasSize(1);
  }

  @Test
  void refusesATableWithoutTheMappedColumns() throws IOException {
    Reading read =
        read("{values: {TPS: rate, Errors: {role: gauge, name: e}}}", "tps,Errors\n1,2\n");
    assertThat(read.messages())
        .containsExactly(
            "table.missing-column t.csv:1: \"tps\", \"Errors\", expected the mapped columns \"TPS\"."
                + " Write the titles under columns: in the run.yaml as the table has them.");
    assertThat(read("{values: {TPS: rate}}", "TPS\n").messages())
        .containsExactly(
            "table.no-rows t.csv: no row of figures, expected rows below the titles on line 1."
                + " Correct \"header\" under columns: in the run.yaml, or export the table again.");
  }

  @Test
  void refusesAMappingThatSaysTooLittleOrNonsense() {
    refuses("{}", "columns.values: nothing, expected a map");
    refuses("{values: {a: speed}}", "columns.values.a.role: speed, expected one of " + Role.all());
    refuses(
        "{values: {a: latency.mean}}",
        "columns.values.a.unit: nothing, expected one of ns, us, ms, s, min, h");
    refuses(
        "{values: {a: {role: latency.percentile, unit: ms}}}",
        "the percentile column \"a\", expected a rank over 0 and up to 100");
    refuses(
        "{vals: {a: rate}}",
        "columns: the unknown key \"vals\", expected one of decimal, delimiter, direction, header,"
            + " length, run, series, time, tool, values");
    refuses("{decimal: ';', values: {a: rate}}", "columns.decimal: ;, expected \".\" or \",\"");
    refuses(
        "{direction: up, values: {a: rate}}",
        "columns.direction: up, expected read, write, trim or all");
  }

  private static void refuses(String mapping, String message) {
    assertThatThrownBy(() -> TableMapping.from(yaml(mapping)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  private static Reading read(String mapping, String table) throws IOException {
    Reading reading = new Reading();
    LogFile file = LogFile.of("t.csv", table.getBytes(StandardCharsets.UTF_8));
    TableReader.read(file, TableMapping.from(yaml(mapping)), reading);
    return reading;
  }

  private static Map<String, Object> yaml(String text) throws IOException {
    return YAML.readValue(text, new TypeReference<Map<String, Object>>() {});
  }

  /** The examples of docs/formats/table.md, in order. */
  private static Reading example(int number) throws IOException {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.exists(folder.resolve("docs/formats/table.md"))) {
      folder = folder.getParent();
    }
    String text = Files.readString(folder.resolve("docs/formats/table.md"));
    List<String> mappings = blocks(text, "yaml");
    List<String> tables = blocks(text, "csv");
    assertThat(mappings).hasSize(3);
    Reading reading = new Reading();
    Object columns = yaml(mappings.get(number)).get("columns");
    @SuppressWarnings("unchecked") // the YAML of the page is a map
    Map<String, Object> tree = (Map<String, Object>) columns;
    byte[] table = tables.get(number).getBytes(StandardCharsets.UTF_8);
    TableReader.read(LogFile.of("t.csv", table), TableMapping.from(tree), reading);
    return reading;
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
