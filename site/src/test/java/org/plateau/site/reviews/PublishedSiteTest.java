package org.plateau.site.reviews;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.plateau.render.review.ReviewFolder;
import org.plateau.render.review.ReviewSpec;
import org.plateau.sample.reviews.PublishedFigure;
import org.plateau.sample.reviews.PublishedFigures;

/**
 * The tables of docs/model-reviews say what a published sample lab shows. {@code
 * -Dplateau.site=FOLDER} names the site; {@code -Dplateau.golden=write} writes them from it.
 */
@Tag("published-site")
class PublishedSiteTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
  private static final Path TABLES = ROOT.resolve("docs/model-reviews");
  private static final List<String> LANGUAGES = List.of("en", "ko", "zh-TW", "zh-CN", "ja");

  private static Path site() {
    String site = System.getProperty("plateau.site", "");
    assertThat(site).as("-Dplateau.site=FOLDER, a published sample lab").isNotEmpty();
    return Path.of(site);
  }

  @Test
  void everyPublishedFigureStandsOnItsPageInEachLanguage() throws IOException {
    List<ReviewSpec> reviews =
        ReviewFolder.in(ROOT.resolve("sample-data"), List.of()).reviews().stream()
            .map(ReviewFolder::spec)
            .filter(review -> !review.source().isEmpty())
            .toList();
    FigurePlaces places = new FigurePlaces(site(), reviews, LANGUAGES);
    Map<String, String[]> measured = new LinkedHashMap<>();
    for (String line : Files.readAllLines(TABLES.resolve("figures.md"), StandardCharsets.UTF_8)) {
      String[] cells = line.split(" \\| ", -1);
      if (cells.length == 9 && cells[0].matches("\\| [a-z0-9-]+-[0-9]+")) {
        measured.put(cells[0].substring(2), cells);
      }
    }
    List<String> missing = new ArrayList<>();
    List<String> made = new ArrayList<>();
    made.add("# Where each published figure stands");
    made.add("");
    made.add(
        "Written from a published sample lab by `PublishedSiteTest`: the figure's name in `reviews/<review>/review.yaml`");
    made.add(
        "(its evidence is at `<language>/reviews/<review>/index.html#evidence-<name>`), what was printed and measured, and");
    made.add("the text in which each language's page prints it.");
    made.add("");
    made.add(
        "| id | published | unit | measured | difference | name | "
            + String.join(" | ", LANGUAGES)
            + " |");
    made.add("| --- ".repeat(6 + LANGUAGES.size()) + "|");
    for (PublishedFigure figure : PublishedFigures.ofModelReviews().all()) {
      String[] cells = measured.get(figure.id());
      List<String> row =
          new ArrayList<>(List.of(figure.id(), cells[5], cells[4], cells[6], cells[7]));
      List<String> names =
          places.names(figure).stream()
              .filter(name -> !places.printed(figure, name, "en").isEmpty())
              .toList();
      row.add(String.join(", ", names));
      for (String language : LANGUAGES) {
        List<String> texts =
            names.stream()
                .flatMap(name -> places.printed(figure, name, language).stream().limit(1))
                .distinct()
                .toList();
        if (texts.isEmpty() && figure.isContradicted()) {
          texts = places.contradicted(figure, language);
        }
        if (texts.isEmpty() && figure.cell("how").equals("crossover")) {
          texts = places.load(figure, language);
        }
        if (texts.isEmpty()) {
          missing.add(figure.id() + " " + language + " " + places.names(figure));
        }
        row.add(String.join("; ", texts).replace("|", "\\|"));
      }
      made.add("| " + String.join(" | ", row) + " |");
    }
    hold("pages.md", made);
    assertThat(missing).isEmpty();
  }

  @Test
  void everyChartDrawsWhatTheTableSays() throws IOException {
    List<String> made = new ArrayList<>();
    made.add("# The charts of the model reviews");
    made.add("");
    made.add(
        "Written from a published sample lab by `PublishedSiteTest`. A series is drawn where a figure of it was");
    made.add(
        "published for the chart; the others are named as omitted. `annex` charts stand in the closed annex of their");
    made.add("section.");
    for (String slug : ModelReviewChartsTest.CHARTS.keySet().stream().sorted().toList()) {
      made.add("");
      made.add("## " + slug);
      made.add("");
      made.add("| no. | section | place | chart | drawn | omitted |");
      made.add("| --- | --- | --- | --- | --- | --- |");
      Path file = site().resolve("data/reviews/" + slug + "/charts.csv");
      for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
        if (line.matches("[0-9]+,.*")) {
          made.add("| " + String.join(" | ", line.replace("\"", "").split(",", -1)) + " |");
        }
      }
    }
    hold("charts.md", made);
  }

  private static void hold(String name, List<String> lines) throws IOException {
    String table = String.join("\n", lines) + "\n";
    if ("write".equals(System.getProperty("plateau.golden"))) {
      Files.writeString(TABLES.resolve(name), table);
    }
    assertThat(Files.readString(TABLES.resolve(name))).isEqualTo(table);
  }
}
