package org.plateau.analysis.change;

import java.util.Arrays;

/**
 * Hampel's filter: a value further than four robust deviations from the median of its neighbourhood
 * gives way to that median, so that a single spike cannot pass for a change of level.
 */
final class SpikeFilter {
  private static final int HALF_WIDTH = 3;
  private static final double LIMIT = 4;

  /** Median absolute deviation to standard deviation, for normal values. */
  private static final double NORMAL = 1.4826;

  private SpikeFilter() {}

  static double[] filter(double[] values) {
    int n = values.length;
    double[] smooth = new double[n];
    double[] distance = new double[n];
    for (int i = 0; i < n; i++) {
      int from = Math.max(0, Math.min(i - HALF_WIDTH, n - 2 * HALF_WIDTH - 1));
      int to = Math.min(n, Math.max(i + HALF_WIDTH + 1, 2 * HALF_WIDTH + 1));
      smooth[i] = median(values, from, to);
      distance[i] = Math.abs(values[i] - smooth[i]);
    }
    double limit = LIMIT * NORMAL * median(distance, 0, n);
    double[] filtered = values.clone();
    for (int i = 0; i < n; i++) {
      if (distance[i] > limit && !staysAway(values, smooth[i], i, limit)) {
        filtered[i] = smooth[i];
      }
    }
    return filtered;
  }

  /** Whether two neighbours in a row are as far away on the same side: a step, not a spike. */
  private static boolean staysAway(double[] values, double level, int i, double limit) {
    double side = Math.signum(values[i] - level);
    int like = 1;
    for (int k = i - 1; k >= 0 && side * (values[k] - level) > limit; k--) {
      like++;
    }
    for (int k = i + 1; k < values.length && side * (values[k] - level) > limit; k++) {
      like++;
    }
    return like > 2;
  }

  static double median(double[] values, int from, int to) {
    double[] part = Arrays.copyOfRange(values, from, to);
    Arrays.sort(part);
    int middle = part.length / 2;
    return part.length % 2 == 1 ? part[middle] : (part[middle - 1] + part[middle]) / 2;
  }
}
