package org.plateau.site.reviews;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plateau.render.review.ReviewFolder;

/**
 * Every chart that the model reviews call for has its place, and docs/model-reviews/charts.md has a
 * row for it. {@link PublishedSiteTest} holds the rows against what is drawn.
 */
class ModelReviewChartsTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
  private static final Path TABLE = ROOT.resolve("docs/model-reviews/charts.md");

  /** How many charts each review calls for. */
  static final Map<String, Integer> CHARTS =
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
}
