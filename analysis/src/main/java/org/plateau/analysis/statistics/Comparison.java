package org.plateau.analysis.statistics;

import java.util.Optional;

/**
 * Whether two values differ: by more than the Welch interval of their difference, and by more than
 * the lab's noise (docs/methods/welch-rank.md).
 *
 * @param difference a − b, in their unit
 * @param halfWidth half of the 95 % interval of the difference; empty where the scatter of either
 *     is not known, and the noise alone decides
 * @param noiseBound the noise as an absolute difference
 * @param noise which noise that was: the larger of the two values' own, each measured from three
 *     repetitions on, else as the lab sets it
 */
public record Comparison(
    double difference, Optional<Double> halfWidth, double noiseBound, Noise noise) {

  /**
   * Holds one value against another.
   *
   * @param setting the lab's noise, a share of the larger of the two values, for a value without
   *     enough repetitions to have its own
   */
  public static Comparison of(Estimate a, Estimate b, double setting) {
    Noise noise = a.noiseOr(setting).or(b.noiseOr(setting));
    double bound = noise.share() * Math.max(Math.abs(a.value()), Math.abs(b.value()));
    return new Comparison(a.value() - b.value(), halfWidth(a, b), bound, noise);
  }

  private static Optional<Double> halfWidth(Estimate a, Estimate b) {
    Estimate.Scatter ofA = a.scatter();
    Estimate.Scatter ofB = b.scatter();
    if (ofA == null || ofB == null) {
      return Optional.empty();
    }
    double varianceA = ofA.standard() * ofA.standard();
    double varianceB = ofB.standard() * ofB.standard();
    double sum = varianceA + varianceB;
    if (sum == 0) {
      return Optional.of(0.0);
    }
    double degrees =
        sum * sum / (varianceA * varianceA / ofA.degrees() + varianceB * varianceB / ofB.degrees());
    return Optional.of(Math.sqrt(sum) * StudentT.twoSided(Estimate.TAILS, degrees));
  }

  /** Whether the values differ. */
  public boolean differs() {
    double size = Math.abs(difference);
    return size > noiseBound && size > halfWidth.orElse(0.0);
  }

  /** Whether the scatter of both was known, so that the answer rests on more than the noise. */
  public boolean isMeasured() {
    return halfWidth.isPresent();
  }

  /** Whether two values differ, by a noise given as a share: 0.02 for 2 %. */
  public static boolean differs(Estimate a, Estimate b, double noise) {
    return of(a, b, noise).differs();
  }
}
