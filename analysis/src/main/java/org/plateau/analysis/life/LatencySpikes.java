package org.plateau.analysis.life;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Curve;
import org.plateau.analysis.Point;

/** Counts the cells whose largest latency stands out. */
final class LatencySpikes {
  private static final double TIMES_MEDIAN = 5;
  private static final double DEVIATIONS = 10;

  private LatencySpikes() {}

  static Life.@Nullable Spikes of(Curve curve) {
    double[] maxima =
        curve.points().stream()
            .filter(point -> point.latency().max() != null)
            .mapToDouble(LatencySpikes::max)
            .toArray();
    if (maxima.length == 0) {
      return null;
    }
    double median = median(maxima);
    double spread = 1.4826 * median(Arrays.stream(maxima).map(m -> Math.abs(m - median)).toArray());
    double threshold = Math.max(TIMES_MEDIAN * median, median + DEVIATIONS * spread);
    int count = 0;
    double worst = -1;
    long at = 0;
    for (Point point : curve.points()) {
      if (point.latency().max() != null) {
        double max = max(point);
        count += max > threshold ? 1 : 0;
        if (max > worst) {
          worst = max;
          at = point.window().startNanos();
        }
      }
    }
    return new Life.Spikes(count, threshold, worst, at);
  }

  private static double max(Point point) {
    Double max = point.latency().max();
    return max == null ? Double.NaN : max;
  }

  static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
}
