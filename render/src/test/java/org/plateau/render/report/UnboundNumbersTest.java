package org.plateau.render.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plateau.ingest.Problem;
import org.plateau.ingest.yaml.Place;
import org.plateau.render.review.ReviewSpec;
import org.plateau.render.review.ReviewSpec.FigureSpec;
import org.plateau.render.review.ReviewSpec.Reviewed;
import org.plateau.render.review.markdown.MarkdownProse;

/** A typed number is an error that names the figure which was probably meant. */
class UnboundNumbersTest {
  @TempDir private Path folder;

  private List<String> found(String markdown) {
    LabView lab =
        new Bench(folder, "alder", "birch")
            .run("alder", 31_120.0, Map.of())
            .run("birch", 27_000.0, Map.of())
            .view();
    Place place = new Place("review.yaml", 1);
    FigureSpec write =
        new FigureSpec("iops", "mean", "whole", "all", Map.of("drive", "alder"), place);
    ReviewSpec spec =
        new ReviewSpec(
            "alder",
            List.of(new Reviewed("alder", List.of("stock"))),
            List.of("birch"),
            "",
            null,
            null,
            Map.of(),
            "",
            "",
            "",
            Map.of("write", write),
            Map.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            Map.of(),
            place);
    FigureBook book = new FigureBook(lab, spec, List.of("alder", "birch"));
    assertThat(book.quantity("write")).isNotEqualTo(Optional.empty());
    List<Problem> problems = new ArrayList<>();
    return new UnboundNumbers(lab, book, List.of())
        .in(MarkdownProse.read(markdown, "en", "en.md", problems::add)).stream()
            .map(Problem::message)
            .toList();
  }

  @Test
  void saysWhatStandsHereAndWhatInTheData() {
    assertThat(found("# Alder\n\nIt writes.\n\nIt reaches 31,230 IOPS in the end.\n"))
        .containsExactly(
            "en.md:5: \"31,230 IOPS\" typed as text: 31,230 IOPS here, 31,120 IOPS in the data,"
                + " expected {{write}}, which is 31,120 IOPS. Write {{write}}.");
  }

  @Test
  void aRightNumberIsStillToBeBound() {
    assertThat(found("# Alder\n\nIt reaches 31,120 IOPS.\n"))
        .containsExactly(
            "en.md:3: \"31,120 IOPS\" typed as text, expected {{write}}, which is 31,120 IOPS."
                + " Write {{write}}.");
  }

  @Test
  void aNumberLikeNoFigureIsToBeNamed() {
    assertThat(found("# Alder\n\nIt reaches 99 IOPS.\n"))
        .containsExactly(
            "en.md:3: \"99 IOPS\" typed as text, expected a figure by its name in double braces."
                + " Name the figure in review.yaml and write its name; write a number that is no"
                + " measurement in words, or a name between backticks.");
  }

  @Test
  void productsWorkloadsLoadsAndMixesPass() {
    assertThat(found("# PBlaze3H\n\nPBlaze3H does 8K 70/30 at 16T/16Q, and 4K random write too.\n"))
        .isEmpty();
  }
}
