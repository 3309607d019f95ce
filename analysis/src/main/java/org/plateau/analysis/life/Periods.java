package org.plateau.analysis.life;

import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Samples;
import org.plateau.analysis.statistics.Autocorrelation;

/** Finds falls that return at even intervals, by autocorrelation of the detrended rates. */
final class Periods {
  private static final int FEWEST = 24;
  private static final int MOST = 6000;
  private static final double LEAST_CORRELATION = 0.3;
  private static final double LEAST_DEPTH = 0.03;

  private Periods() {}

  static Life.@Nullable Dips of(Samples all) {
    Samples samples = all.blocks(1 + all.size() / MOST);
    int n = samples.size();
    if (n < FEWEST) {
      return null;
    }
    double[] lags = Autocorrelation.of(detrended(samples), n / 3);
    int lag = firstPeak(lags, Math.max(LEAST_CORRELATION, 4 / Math.sqrt(n)));
    if (lag < 0) {
      return null;
    }
    double period = refined(lags, lag);
    double depth = depth(samples.values(), period);
    return depth < LEAST_DEPTH
        ? null
        : new Life.Dips(Math.round(period * samples.stepNanos()), depth, lags[lag]);
  }

  private static double[] detrended(Samples samples) {
    int n = samples.size();
    double centre = (n - 1) / 2.0;
    double product = 0;
    double squares = 0;
    for (int i = 0; i < n; i++) {
      product += (i - centre) * samples.at(i);
      squares += (i - centre) * (i - centre);
    }
    double[] values = samples.values();
    for (int i = 0; i < n; i++) {
      values[i] -= product / squares * (i - centre);
    }
    return values;
  }

  /** The first local maximum above the limit, once the series has forgotten itself. */
  private static int firstPeak(double[] lags, double limit) {
    int i = 1;
    while (i < lags.length && lags[i] > limit / 3) {
      i++;
    }
    double highest = 0;
    for (int k = i; k < lags.length; k++) {
      highest = Math.max(highest, lags[k]);
    }
    // a ripple on the way up is no peak: it must come near the highest
    for (; i + 1 < lags.length; i++) {
      if (lags[i] >= limit
          && lags[i] >= 0.7 * highest
          && lags[i] >= lags[i - 1]
          && lags[i] >= lags[i + 1]) {
        return i;
      }
    }
    return -1;
  }

  /** The peak's farthest clear multiple tells the period more finely than the first. */
  private static double refined(double[] lags, int first) {
    double period = first;
    for (int k = 2; (k + 0.5) * period < lags.length; k++) {
      int near = (int) Math.round(k * period);
      int best = near;
      int reach = Math.max(1, (int) (period / 4));
      for (int i = near - reach; i <= near + reach && i < lags.length; i++) {
        best = lags[i] > lags[best] ? i : best;
      }
      if (lags[best] < lags[first] / 2) {
        break;
      }
      period = best / (double) k;
    }
    return period;
  }

  private static double depth(double[] values, double period) {
    int phases = (int) Math.max(2, Math.min(20, Math.round(period)));
    double[] sums = new double[phases];
    int[] counts = new int[phases];
    for (int i = 0; i < values.length; i++) {
      int phase = (int) (i % period / period * phases) % phases;
      sums[phase] += values[i];
      counts[phase]++;
    }
    double lowest = Double.POSITIVE_INFINITY;
    for (int phase = 0; phase < phases; phase++) {
      lowest = counts[phase] == 0 ? lowest : Math.min(lowest, sums[phase] / counts[phase]);
    }
    double median = LatencySpikes.median(values);
    return (median - lowest) / median;
  }
}
