package org.plateau.site.reviews;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plateau.ingest.Problem;
import org.plateau.sample.reviews.PublishedFigure;
import org.plateau.sample.reviews.PublishedFigures;
import org.plateau.sample.reviews.ReconstructionPlan;

/** Each figure of the model reviews is what Plateau measures in the logs that were fitted to it. */
class PublishedFiguresTest {
  @TempDir private static Path folder;

  private static MeasuredReviews reviews;

  @BeforeAll
  static void measure() {
    reviews = MeasuredReviews.of(ReconstructionPlan.modelReviews(), folder);
  }

  @Test
  void measuresWhatWasPrinted() {
    List<String> faults = new ArrayList<>();
    for (PublishedFigure figure : PublishedFigures.ofModelReviews().all()) {
      CheckedFigure checked = CheckedFigure.of(figure, reviews);
      if (!figure.isContradicted() && !checked.fault().isEmpty()) {
        faults.add(checked.fault());
      }
    }
    assertEquals("", String.join("\n", faults));
  }

  @Test
  void readsTheLogsWithoutAProblem() {
    assertEquals(
        "",
        String.join("\n", reviews.problems().stream().map(Problem::toString).limit(40).toList()));
  }
}
