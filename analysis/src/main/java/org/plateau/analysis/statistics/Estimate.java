package org.plateau.analysis.statistics;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Result;
import org.plateau.analysis.Statistic;

/**
 * A value with what is known of its scatter.
 *
 * @param value in its base unit
 * @param scatter its standard error and degrees of freedom; absent where nothing is known of it
 * @param noise what its own repetitions scatter by; absent where the lab's setting has to serve
 */
public record Estimate(double value, @Nullable Scatter scatter, @Nullable Noise noise) {
  /** Both tails outside a 95 % interval. */
  static final double TAILS = 0.05;

  /**
   * Standard error with its degrees of freedom.
   *
   * @param standard in the unit of the value, at least 0
   */
  public record Scatter(double standard, double degrees) {
    public Scatter {
      if (!(standard >= 0 && degrees > 0)) {
        throw new IllegalArgumentException("error " + standard + " with " + degrees + " degrees");
      }
    }

    /** Half of the 95 % interval. */
    public double halfWidth() {
      return standard * StudentT.twoSided(TAILS, degrees);
    }
  }

  /** A value of one run. */
  public Estimate(double value, @Nullable Scatter scatter) {
    this(value, scatter, null);
  }

  /** A value of whose scatter nothing is known. */
  public static Estimate of(double value) {
    return new Estimate(value, null);
  }

  public static Estimate of(double value, double standardError, double degrees) {
    return new Estimate(value, new Scatter(standardError, degrees));
  }

  /**
   * What a result says: its 95 % interval when it is a mean with one, made by {@link BatchMeans}.
   * The bounds of a percentile are its bucket's, which is no scatter.
   *
   * @throws IllegalArgumentException when the result has no value
   */
  public static Estimate from(Result result) {
    double value =
        result
            .known()
            .orElseThrow(() -> new IllegalArgumentException("a result that is not derivable"));
    Double low = result.low();
    Double high = result.high();
    if (result.statistic().kind() != Statistic.Kind.MEAN || low == null || high == null) {
      return of(value);
    }
    double half = (high - low) / 2;
    double degrees = BatchMeans.BATCHES - 1.0;
    return of(value, half / StudentT.twoSided(TAILS, degrees), degrees);
  }

  /** The noise that counts for it: its own, measured one, else what the lab sets. */
  public Noise noiseOr(double setting) {
    Noise own = noise;
    return own == null ? Noise.setting(setting) : own;
  }

  /** Half of the 95 % interval, where there is one. */
  public Optional<Double> halfWidth() {
    return Optional.ofNullable(scatter).map(Scatter::halfWidth);
  }
}
