package org.plateau.analysis.statistics;

/** How long a series remembers itself. */
public final class Autocorrelation {
  /** Scatter below this share of the values is the arithmetic's own. */
  private static final double ROUNDING = 1e-12;

  private Autocorrelation() {}

  /** Autocorrelation at lags 0 to {@code most}; all 0 past lag 0 for a constant series. */
  public static double[] of(double[] values, int most) {
    double[] centred = centred(values);
    double variance = product(centred, 0);
    double[] lags = new double[Math.min(most, values.length - 1) + 1];
    lags[0] = 1;
    for (int lag = 1; lag < lags.length && variance > 0; lag++) {
      lags[lag] = product(centred, lag) / variance;
    }
    return lags;
  }

  /**
   * Integrated autocorrelation time {@code 1 + 2 Σ ρ(k)}, in samples: how many samples are worth
   * one independent one. The sum ends at the first k of at least 5 times itself (Sokal's window);
   * never below that of a first-order process with the same ρ(1), which a short series estimates
   * far better, and never below 1, since alternation is no reason for shorter batches.
   */
  public static double time(double[] values) {
    double[] centred = centred(values);
    double variance = product(centred, 0);
    double scale = values.length == 0 ? 0 : Math.abs(values[0]) * ROUNDING;
    if (!(variance > scale * scale * values.length)) {
      return 1;
    }
    double first = values.length > 1 ? product(centred, 1) / variance : 0;
    double time = 1;
    int most = Math.min(values.length - 1, Math.max(10, values.length / 4));
    for (int lag = 1; lag <= most && lag < 5 * time + 1; lag++) {
      time += 2 * product(centred, lag) / variance;
    }
    return Math.max(1, Math.max(time, first < 1 ? (1 + first) / (1 - first) : 1));
  }

  private static double[] centred(double[] values) {
    double mean = 0;
    for (double value : values) {
      mean += value / values.length;
    }
    double[] centred = values.clone();
    for (int i = 0; i < centred.length; i++) {
      centred[i] -= mean;
    }
    return centred;
  }

  private static double product(double[] centred, int lag) {
    double sum = 0;
    for (int i = 0; i + lag < centred.length; i++) {
      sum += centred[i] * centred[i + lag];
    }
    return sum;
  }
}
