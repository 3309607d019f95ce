package org.plateau.analysis.steady;

import org.plateau.analysis.Samples;
import org.plateau.analysis.Verdict.Evidence;

/** Least-squares line and spread of a stretch of samples (formats.md 8.2). */
final class Fit {
  private Fit() {}

  /** What is to be seen from sample {@code from} (inclusive) to {@code to} (exclusive). */
  static Evidence of(Samples samples, int from, int to) {
    int n = to - from;
    double centre = (n - 1) / 2.0;
    double sum = 0;
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (int i = from; i < to; i++) {
      double value = samples.at(i);
      sum += value;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    double mean = sum / n;
    double product = 0;
    double squares = 0;
    for (int i = 0; i < n; i++) {
      product += (i - centre) * (samples.at(from + i) - mean);
      squares += (i - centre) * (i - centre);
    }
    double slope = n > 1 ? product / squares : 0;
    return new Evidence(
        samples.window(from, to),
        mean,
        (high - low) / mean,
        Math.abs(slope) * (n - 1) / Math.abs(mean),
        slope,
        mean - slope * centre,
        n);
  }
}
