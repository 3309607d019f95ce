package org.plateau.analysis.statistics;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

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
    Welch welch = Welch.of(a, b);
    return welch == null ? Optional.empty() : Optional.of(welch.halfWidth());
  }

  /** Standard error and degrees of freedom of a difference; none where a scatter is not known. */
  private record Welch(double error, double degrees) {
    /** Beyond the normal distribution's quantile for every number of degrees. */
    private static final double LEAST = 1.9599;

    /** The quantile for one degree; with more it is less. */
    private static final double MOST = 12.7063;

    static @Nullable Welch of(Estimate a, Estimate b) {
      Estimate.Scatter ofA = a.scatter();
      Estimate.Scatter ofB = b.scatter();
      if (ofA == null || ofB == null) {
        return null;
      }
      double varianceA = ofA.standard() * ofA.standard();
      double varianceB = ofB.standard() * ofB.standard();
      double sum = varianceA + varianceB;
      double parts = varianceA * varianceA / ofA.degrees() + varianceB * varianceB / ofB.degrees();
      return new Welch(Math.sqrt(sum), sum == 0 ? 1 : sum * sum / parts);
    }

    double halfWidth() {
      return error == 0 ? 0 : error * StudentT.twoSided(Estimate.TAILS, degrees);
    }

    /** Whether a difference is outside the interval; the quantile is sought where it matters. */
    boolean isExceededBy(double size) {
      if (size <= LEAST * error) {
        return false;
      }
      return (degrees >= 1 && size > MOST * error) || size > halfWidth();
    }
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

  /** The same answer as {@link #of} gives, found without what only an explanation needs. */
  public static boolean differs(Estimate a, Estimate b, double setting) {
    double noise = a.noiseOr(setting).or(b.noiseOr(setting)).share();
    double size = Math.abs(a.value() - b.value());
    if (size <= noise * Math.max(Math.abs(a.value()), Math.abs(b.value()))) {
      return false;
    }
    Welch welch = Welch.of(a, b);
    return welch == null ? size > 0 : welch.isExceededBy(size);
  }
}
