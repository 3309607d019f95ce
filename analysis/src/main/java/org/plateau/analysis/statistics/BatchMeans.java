package org.plateau.analysis.statistics;

import java.util.Optional;

/**
 * The 95 % interval of a steady mean from the scatter of 20 batches, which must each be at least 10
 * autocorrelation times long (docs/methods/batch-means.md).
 */
public final class BatchMeans {
  public static final String ID = "batch-means";

  /** Why there is no interval: the message key. */
  public static final String TOO_FEW = "too-few-independent-samples";

  /** Batches; the degrees of freedom of every interval are one less. */
  public static final int BATCHES = 20;

  private static final double TIMES_PER_BATCH = 10;

  private BatchMeans() {}

  /**
   * The mean of equally spaced samples with its error; empty when the samples are too few or too
   * much alike their neighbours for 20 batches.
   */
  public static Optional<Estimate> of(double[] samples) {
    double mean = 0;
    for (double sample : samples) {
      mean += sample / samples.length;
    }
    double value = mean;
    return scatterOf(samples).map(scatter -> new Estimate(value, scatter));
  }

  /** The error alone, for a mean that is weighted otherwise. */
  public static Optional<Estimate.Scatter> scatterOf(double[] samples) {
    int length = samples.length / BATCHES;
    if (length < TIMES_PER_BATCH || length < TIMES_PER_BATCH * Autocorrelation.time(samples)) {
      return Optional.empty();
    }
    // the oldest samples are left out where the batches do not use them all
    int start = samples.length - length * BATCHES;
    double[] means = new double[BATCHES];
    double mean = 0;
    for (int batch = 0; batch < BATCHES; batch++) {
      for (int i = 0; i < length; i++) {
        means[batch] += samples[start + batch * length + i] / length;
      }
      mean += means[batch] / BATCHES;
    }
    double squares = 0;
    for (double batch : means) {
      squares += (batch - mean) * (batch - mean);
    }
    double standard = Math.sqrt(squares / (BATCHES - 1) / BATCHES);
    return Optional.of(new Estimate.Scatter(standard, BATCHES - 1.0));
  }
}
