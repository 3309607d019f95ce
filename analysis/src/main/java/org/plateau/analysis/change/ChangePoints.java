package org.plateau.analysis.change;

import java.util.ArrayList;
import java.util.List;
import org.plateau.analysis.statistics.StudentT;

/**
 * Finds where a series changes its level and stays there: a regression in a drive's history, the
 * end of a run's burst.
 *
 * <p>A spike filter, then PELT, then the weakest change is dropped until each one left passes a
 * two-sided t test over its two segments (as Apache Otava does; formats.md 8.5) and is large enough
 * to matter. Deterministic.
 */
public final class ChangePoints {
  private ChangePoints() {}

  /**
   * How bold the search is.
   *
   * @param shortest least values in a segment, at least 2
   * @param penaltyFactor k of the penalty {@code k σ² ln n}
   * @param mostProbable a change whose probability under chance, over all places where it could be,
   *     is above this is dropped
   * @param leastChange changes of less than this share of the level before are dropped
   */
  public record Settings(
      int shortest, double penaltyFactor, double mostProbable, double leastChange) {
    /** For the history of a drive: one value a run. */
    public static final Settings HISTORY = new Settings(4, 4, 0.001, 0.02);

    /** For the rounds of one run. */
    public static final Settings RUN = new Settings(5, 4, 0.001, 0.02);

    public Settings {
      if (shortest < 2 || !(penaltyFactor > 0) || !(mostProbable > 0 && leastChange >= 0)) {
        throw new IllegalArgumentException(
            "settings " + shortest + ", " + penaltyFactor + ", " + mostProbable);
      }
    }

    public Settings withLeastChange(double value) {
      return new Settings(shortest, penaltyFactor, mostProbable, value);
    }
  }

  /**
   * A change of level.
   *
   * @param index the first value at the new level
   * @param before mean of the segment before
   * @param after mean of the segment after
   * @param probability of so large a change by chance anywhere in the series, at most 1
   */
  public record Change(int index, double before, double after, double probability) {
    /** Rise (or fall, negative) as a share of the level before. */
    public double relative() {
      return (after - before) / Math.abs(before);
    }
  }

  /** The changes in a drive's history, oldest first. */
  public static List<Change> of(List<Double> history) {
    return of(history.stream().mapToDouble(Double::doubleValue).toArray(), Settings.HISTORY);
  }

  /** The changes in a series, first to last. */
  public static List<Change> of(double[] values, Settings settings) {
    List<Integer> starts = segmentStarts(values, settings);
    if (starts.size() == 1) {
      return List.of();
    }
    double[] filtered = SpikeFilter.filter(values);
    List<Change> changes = new ArrayList<>();
    for (int i = 1; i < starts.size(); i++) {
      changes.add(change(filtered, starts, i));
    }
    return List.copyOf(changes);
  }

  /** The series with every single spike replaced by the median around it. */
  public static double[] withoutSpikes(double[] values) {
    return SpikeFilter.filter(values);
  }

  /** Indices at which a new level starts, 0 first. */
  public static List<Integer> segmentStarts(double[] values, Settings settings) {
    if (values.length < 2 * settings.shortest()) {
      return List.of(0);
    }
    double[] filtered = SpikeFilter.filter(values);
    double penalty = settings.penaltyFactor() * variance(filtered) * Math.log(values.length);
    List<Integer> starts =
        new ArrayList<>(Pelt.segmentStarts(filtered, settings.shortest(), penalty));
    while (starts.size() > 1) {
      int weakest = weakest(filtered, starts, settings);
      if (weakest < 0) {
        break;
      }
      starts.remove(weakest);
    }
    return List.copyOf(starts);
  }

  /** The change to drop next, or −1 when all hold. */
  private static int weakest(double[] values, List<Integer> starts, Settings settings) {
    int weakest = -1;
    double smallest = Double.POSITIVE_INFINITY;
    for (int i = 1; i < starts.size(); i++) {
      Change change = change(values, starts, i);
      boolean holds =
          change.probability() <= settings.mostProbable()
              && Math.abs(change.relative()) >= settings.leastChange();
      if (!holds && Math.abs(change.relative()) < smallest) {
        smallest = Math.abs(change.relative());
        weakest = i;
      }
    }
    return weakest;
  }

  private static Change change(double[] values, List<Integer> starts, int i) {
    int from = starts.get(i - 1);
    int at = starts.get(i);
    int to = i + 1 < starts.size() ? starts.get(i + 1) : values.length;
    double before = mean(values, from, at);
    double after = mean(values, at, to);
    double squares = squares(values, from, at, before) + squares(values, at, to, after);
    double degrees = to - from - 2.0;
    double error = Math.sqrt(squares / degrees * (1.0 / (at - from) + 1.0 / (to - at)));
    double t = before == after ? 0 : (after - before) / error;
    // as many places where it could have been as there are values: Bonferroni
    double probability =
        Math.min(1, values.length * StudentT.tailProbability(Math.abs(t), degrees));
    return new Change(at, before, after, probability);
  }

  /** Of neighbours' differences, so that changes of level weigh little; trimmed by the median. */
  private static double variance(double[] values) {
    int n = values.length - 1;
    double[] squares = new double[n];
    double sum = 0;
    for (int i = 0; i < n; i++) {
      double difference = values[i + 1] - values[i];
      squares[i] = difference * difference;
      sum += squares[i] / n;
    }
    // median of a squared standard normal value is 0.4549
    double robust = SpikeFilter.median(squares, 0, n) / 0.4549;
    double variance = (robust > 0 ? Math.min(sum, 1.5 * robust) : sum) / 2;
    double scale = Math.abs(mean(values, 0, values.length));
    return Math.max(variance, 1e-18 * scale * scale);
  }

  private static double mean(double[] values, int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      sum += values[i];
    }
    return sum / (to - from);
  }

  private static double squares(double[] values, int from, int to, double mean) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      sum += (values[i] - mean) * (values[i] - mean);
    }
    return sum;
  }
}
