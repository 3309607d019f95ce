package org.plateau.analysis.change;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Pruned exact linear time search for changes of the mean (Killick, Fearnhead, Eckley 2012;
 * formats.md 8.5): the segmentation of least cost {@code Σ (y − mean)² + β per segment}.
 */
final class Pelt {
  private final double[] sums;
  private final double[] squares;
  private final int shortest;

  private Pelt(double[] values, int shortest) {
    this.shortest = shortest;
    int n = values.length;
    double centre = SpikeFilter.median(values, 0, n);
    sums = new double[n + 1];
    squares = new double[n + 1];
    for (int i = 0; i < n; i++) {
      double value = values[i] - centre;
      sums[i + 1] = sums[i] + value;
      squares[i + 1] = squares[i] + value * value;
    }
  }

  /**
   * Indices at which a new segment starts, 0 first.
   *
   * @param shortest least length of a segment
   * @param penalty β, in squared units of the values
   */
  static List<Integer> segmentStarts(double[] values, int shortest, double penalty) {
    return new Pelt(values, shortest).search(values.length, penalty);
  }

  private List<Integer> search(int n, double penalty) {
    double[] least = new double[n + 1];
    int[] previous = new int[n + 1];
    least[0] = -penalty;
    List<Integer> candidates = new ArrayList<>(List.of(0));
    for (int t = Math.min(shortest, n); t <= n; t++) {
      if (t - shortest >= shortest) {
        candidates.add(t - shortest);
      }
      least[t] = Double.POSITIVE_INFINITY;
      for (int start : candidates) {
        double total = least[start] + cost(start, t) + penalty;
        if (total < least[t]) {
          least[t] = total;
          previous[t] = start;
        }
      }
      double bound = least[t];
      int end = t;
      candidates.removeIf(start -> least[start] + cost(start, end) > bound + penalty);
    }
    List<Integer> starts = new ArrayList<>();
    for (int t = n; t > 0; t = previous[t]) {
      starts.add(previous[t]);
    }
    Collections.reverse(starts);
    return starts.isEmpty() ? List.of(0) : starts;
  }

  private double cost(int from, int to) {
    double sum = sums[to] - sums[from];
    return Math.max(0, squares[to] - squares[from] - sum * sum / (to - from));
  }
}
