package org.plateau.analysis.statistics;

import java.util.OptionalDouble;

/**
 * Pools counts, means and deviations of groups (formats.md 9.2), pairwise as fio does: {@code SS =
 * SS1 + SS2 + δ² n1 n2 / (n1 + n2)}. Mutable, for use while a log is walked through.
 */
public final class Moments {
  private double count;
  private double mean;
  private double squares;
  private boolean deviationKnown = true;

  /** Adds a group whose deviation is not known: the pooled one is then not known either. */
  public void add(double groupCount, double groupMean) {
    if (groupCount > 0) {
      deviationKnown = deviationKnown && groupCount == 1;
      join(groupCount, groupMean, 0);
    }
  }

  /**
   * Adds a group; one without members changes nothing.
   *
   * @param stddev sample standard deviation (divisor n − 1)
   */
  public void add(double groupCount, double groupMean, double stddev) {
    if (groupCount > 0) {
      join(groupCount, groupMean, Math.max(0, groupCount - 1) * stddev * stddev);
    }
  }

  private void join(double groupCount, double groupMean, double groupSquares) {
    double delta = groupMean - mean;
    double total = count + groupCount;
    squares += groupSquares + delta * delta * count * groupCount / total;
    mean += delta * groupCount / total;
    count = total;
  }

  public double count() {
    return count;
  }

  /** Mean weighted by the counts; empty when nothing was added. */
  public OptionalDouble mean() {
    return count > 0 ? OptionalDouble.of(mean) : OptionalDouble.empty();
  }

  /** Pooled sample deviation; empty when a group's was not known, or there are not two members. */
  public OptionalDouble stddev() {
    return deviationKnown && count > 1
        ? OptionalDouble.of(Math.sqrt(squares / (count - 1)))
        : OptionalDouble.empty();
  }
}
