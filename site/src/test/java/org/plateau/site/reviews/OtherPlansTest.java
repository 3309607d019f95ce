package org.plateau.site.reviews;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plateau.sample.reviews.PublishedFigures;
import org.plateau.sample.reviews.ReconstructionPlan;

/**
 * What a seed decides and what the published figures decide; by the smaller half of the reviews.
 */
class OtherPlansTest {
  private static final PublishedFigures FEW =
      new PublishedFigures(
          PublishedFigures.ofModelReviews().all().stream()
              .filter(
                  figure ->
                      figure.cell("review").equals("zdnet-pblaze3")
                          || (figure.cell("drive").contains("flashmax")
                              && figure.cell("workload").equals("web-server")))
              .toList());

  private static final Map<String, String> RATE =
      Map.of("metric", "iops", "stat", "mean", "window", "whole", "direction", "all");

  @TempDir private Path folder;

  private MeasuredReviews measured(String name, ReconstructionPlan plan) {
    try {
      return MeasuredReviews.of(plan, Files.createDirectories(folder.resolve(name)));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static double between(MeasuredReviews reviews) {
    return reviews.value(
        RATE,
        Map.of(
            "drive", "virident-flashmax-ii-2.2tb",
            "workload", "web-server",
            "os", "centos-6.3",
            "op_profile", "hp",
            "threads", "4",
            "queue_depth", "8"));
  }

  @Test
  void anotherSeedMovesOnlyWhatNobodyPrinted() {
    ReconstructionPlan plan = ReconstructionPlan.modelReviews().withFigures(FEW);
    MeasuredReviews one = measured("one", plan);
    MeasuredReviews other = measured("other", plan.withSeed(7));

    assertNotEquals(between(one), between(other));
    for (MeasuredReviews reviews : List.of(one, other)) {
      assertEquals(
          List.of(),
          FEW.all().stream()
              .filter(figure -> !figure.isContradicted())
              .map(figure -> CheckedFigure.of(figure, reviews).fault())
              .filter(fault -> !fault.isEmpty())
              .toList());
    }
  }

  @Test
  void anotherPrintedValueIsMeasured() {
    PublishedFigures corrected = FEW.with("zdnet-pblaze3-06", "700123");
    MeasuredReviews reviews =
        measured("corrected", ReconstructionPlan.modelReviews().withFigures(corrected));

    Map<String, String> read = Map.of("workload", "4k-read", "phase", "sweep", "threads", "16");
    assertEquals(700_123, reviews.value(RATE, with(read, "memblaze-pblaze3l-1.2tb")), 0.5);
    assertEquals(700_123 / 5.0, reviews.value(RATE, with(read, "memblaze-q520-800gb")), 0.5);
  }

  private static Map<String, String> with(Map<String, String> labels, String drive) {
    java.util.Map<String, String> more = new java.util.TreeMap<>(labels);
    more.put("drive", drive);
    return more;
  }
}
