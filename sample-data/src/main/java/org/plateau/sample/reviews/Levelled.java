package org.plateau.sample.reviews;

import java.util.Arrays;
import org.plateau.sample.drive.SplitMix;

/** Series of random shape with exact means, deviations and maxima. */
final class Levelled {
  private Levelled() {}

  /** Draws around 0 that sum to 0, most within a few times the scatter. */
  static double[] around(int count, double scatter, SplitMix random) {
    double[] draws = new double[count];
    for (int i = 0; i < count; i++) {
      draws[i] = scatter * Math.max(-2.5, Math.min(2.5, random.gauss()));
    }
    double mean = Arrays.stream(draws).average().orElse(0);
    for (int i = 0; i < count; i++) {
      draws[i] -= mean;
    }
    return draws;
  }

  /**
   * Factors below 1, one of them 1, few of them near it: the maxima of windows.
   *
   * @param usual the share of the largest that a usual window reaches
   */
  static double[] maxima(int count, double usual, SplitMix random) {
    double[] shares = new double[count];
    for (int i = 0; i < count; i++) {
      double far = StrictMath.pow(random.uniform(), 6);
      shares[i] = usual * random.between(0.8, 1.2) + (1 - 1.2 * usual) * far * 0.95;
    }
    shares[(int) (count * random.between(0.1, 0.95))] = 1;
    return shares;
  }

  /**
   * The deviations of windows whose pooled deviation is given: scaled so that together with the
   * scatter of the windows' means it comes out right.
   */
  static double[] deviations(double pooled, double[] means, double[] weights, SplitMix random) {
    double total = Arrays.stream(weights).sum();
    double mean = 0;
    for (int i = 0; i < means.length; i++) {
      mean += weights[i] * means[i] / total;
    }
    double between = 0;
    double within = 0;
    double[] shape = new double[means.length];
    for (int i = 0; i < means.length; i++) {
      shape[i] = 1 + 0.08 * Math.max(-3, Math.min(3, random.gauss()));
      between += weights[i] * (means[i] - mean) * (means[i] - mean) / total;
      within += weights[i] * shape[i] * shape[i] / total;
    }
    double scale = Math.sqrt(Math.max(pooled * pooled - between, 0.01 * pooled * pooled) / within);
    for (int i = 0; i < shape.length; i++) {
      shape[i] *= scale;
    }
    return shape;
  }
}
