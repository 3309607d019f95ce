package org.plateau.sample.reviews;

import java.time.Instant;

/**
 * Everything that decides what a reconstruction writes. Two equal plans write equal bytes.
 *
 * @param seed of all that is between the published figures
 * @param started modification time of the files
 */
public record ReconstructionPlan(long seed, Instant started, PublishedFigures figures) {
  /** The plan of the sample lab: the five model reviews. */
  public static ReconstructionPlan modelReviews() {
    return new ReconstructionPlan(
        20_130_401L, Instant.parse("2025-01-06T08:00:00Z"), PublishedFigures.ofModelReviews());
  }

  public ReconstructionPlan withSeed(long value) {
    return new ReconstructionPlan(value, started, figures);
  }

  public ReconstructionPlan withFigures(PublishedFigures value) {
    return new ReconstructionPlan(seed, started, value);
  }
}
