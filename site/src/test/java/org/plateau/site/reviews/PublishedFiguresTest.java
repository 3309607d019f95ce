package org.plateau.site.reviews;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plateau.analysis.Result;
import org.plateau.analysis.figure.PublishedResults;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.ingest.Problem;
import org.plateau.sample.reviews.PublishedFigures;
import org.plateau.sample.reviews.ReconstructionPlan;

/** Each figure of the model reviews is what Plateau measures in the logs that were fitted to it. */
class PublishedFiguresTest {
  private static final int FIGURES = 219;

  @TempDir private static Path folder;

  private static MeasuredReviews reviews;
  private static List<CheckedFigure> figures;

  @BeforeAll
  static void measure() {
    reviews = MeasuredReviews.of(ReconstructionPlan.modelReviews(), folder);
    figures =
        PublishedFigures.ofModelReviews().all().stream()
            .map(figure -> CheckedFigure.of(figure, reviews))
            .toList();
  }

  @Test
  void measuresWhatWasPrinted() {
    assertEquals(FIGURES, figures.size());
    assertEquals(
        List.of(),
        figures.stream()
            .filter(figure -> !figure.figure().isContradicted())
            .map(CheckedFigure::fault)
            .filter(fault -> !fault.isEmpty())
            .toList());
  }

  @Test
  void readsTheLogsWithoutAProblem() {
    assertEquals(List.of(), reviews.problems().stream().map(Problem::toString).toList());
  }

  @Test
  void namesAsPublishedOnlyResultsThatAreThere() {
    long named = 0;
    for (AnalysedRun run : reviews.analysed()) {
      PublishedResults published = PublishedResults.of(run.run().labels());
      List<Result> covered = run.analysis().results().stream().filter(published::covers).toList();
      assertEquals(
          published.names(),
          java.util.Set.copyOf(covered.stream().map(PublishedResults::name).toList()),
          run.run().folder());
      assertEquals("reconstructed", run.run().label("source"));
      named += covered.size();
    }
    assertEquals(true, named > FIGURES, named + " results");
  }

  @Test
  void theCommittedTableIsThis() throws IOException {
    Path root = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(root.resolve("docs/methods"))) {
      root = root.getParent();
    }
    Path file = root.resolve("docs/model-reviews/figures.md");
    String table = FigureTable.of(figures);
    if ("write".equals(System.getProperty("plateau.golden"))) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, table);
    }
    assertEquals(Files.readString(file), table);
  }
}
