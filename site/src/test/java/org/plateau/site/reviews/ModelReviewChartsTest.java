package org.plateau.site.reviews;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plateau.render.review.ReviewFolder;

/**
 * Every chart that the model reviews call for has its place, and docs/model-reviews/charts.md says
 * what each draws. {@code -Dcharts.site=FOLDER} names a published site that the table is held
 * against; with {@code -Dcharts.update=true} it is written from it.
 */
class ModelReviewChartsTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
  private static final Path TABLE = ROOT.resolve("docs/model-reviews/charts.md");

  /** How many charts each review calls for. */
  private static final Map<String, Integer> CHARTS =
      new LinkedHashMap<>(
          Map.of(
              "pblaze3", 72,
              "flashmax-ii", 32,
              "pblaze6-6920", 21,
              "dapustor-h3200", 22,
              "zdnet-pblaze3", 12));

  @Test
  void givesEveryChartItsPlace() {
    Map<String, Integer> found = new LinkedHashMap<>();
    for (ReviewFolder review : ReviewFolder.in(ROOT.resolve("sample-data"), List.of()).reviews()) {
      if (!review.spec().source().isEmpty()) {
        found.put(
            review.spec().slug(),
            review.spec().sections().stream().mapToInt(section -> section.charts().size()).sum());
      }
    }
    assertThat(found).containsExactlyInAnyOrderEntriesOf(CHARTS);
  }

  @Test
  void theTableHasARowForEachChart() throws IOException {
    List<String> lines = Files.readAllLines(TABLE, StandardCharsets.UTF_8);
    Map<String, Integer> rows = new LinkedHashMap<>();
    String review = "";
    for (String line : lines) {
      if (line.startsWith("## ")) {
        review = line.substring(3).strip();
      } else if (line.matches("\\| [0-9]+ \\|.*")) {
        rows.merge(review, 1, Integer::sum);
      }
    }
    assertThat(rows).containsExactlyInAnyOrderEntriesOf(CHARTS);
  }

  @Test
  void theTableSaysWhatThePublishedSiteDraws() throws IOException {
    String site = System.getProperty("charts.site", "");
    assumeThat(site).isNotEmpty();
    List<String> made = new ArrayList<>();
    made.add("# The charts of the model reviews");
    made.add("");
    made.add(
        "Written from a published sample lab by `ModelReviewChartsTest`. A series is drawn where a figure of it was");
    made.add(
        "published for the chart; the others are named as omitted. `annex` charts stand in the closed annex of their");
    made.add("section.");
    for (String slug : CHARTS.keySet().stream().sorted().toList()) {
      made.add("");
      made.add("## " + slug);
      made.add("");
      made.add("| no. | section | place | chart | drawn | omitted |");
      made.add("| --- | --- | --- | --- | --- | --- |");
      Path file = Path.of(site).resolve("data/reviews/" + slug + "/charts.csv");
      for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
        if (line.matches("[0-9]+,.*")) {
          made.add("| " + String.join(" | ", line.replace("\"", "").split(",", -1)) + " |");
        }
      }
    }
    String table = String.join("\n", made) + "\n";
    if (Boolean.getBoolean("charts.update")) {
      Files.createDirectories(TABLE.getParent());
      Files.writeString(TABLE, table);
    }
    assertThat(Files.readString(TABLE)).isEqualTo(table);
  }
}
