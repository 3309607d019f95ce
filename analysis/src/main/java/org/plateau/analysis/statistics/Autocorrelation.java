package org.plateau.analysis.statistics;

/** How long a series remembers itself. */
public final class Autocorrelation {
  private Autocorrelation() {}

  /** Autocorrelation at lags 0 to {@code most}; all 0 past lag 0 for a constant series. */
  public static double[] of(double[] values, int most) {
    int n = values.length;
    double mean = 0;
    for (double value : values) {
      mean += value / n;
    }
    double[] lags = new double[Math.min(most, n - 1) + 1];
    for (int lag = 0; lag < lags.length; lag++) {
      double sum = 0;
      for (int i = 0; i + lag < n; i++) {
        sum += (values[i] - mean) * (values[i + lag] - mean);
      }
      lags[lag] = sum;
    }
    double variance = lags[0];
    for (int lag = 0; lag < lags.length; lag++) {
      lags[lag] = variance > 0 ? lags[lag] / variance : lag == 0 ? 1 : 0;
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
    double[] lags = of(values, Math.min(values.length - 1, Math.max(10, values.length / 4)));
    double time = 1;
    for (int lag = 1; lag < lags.length; lag++) {
      time += 2 * lags[lag];
      if (lag >= 5 * time) {
        break;
      }
    }
    double firstOrder = lags.length > 1 && lags[1] < 1 ? (1 + lags[1]) / (1 - lags[1]) : 1;
    return Math.max(1, Math.max(time, firstOrder));
  }
}
