package org.plateau.analysis.curve;

/** When a percentile says something. */
public final class Percentiles {
  /** A percentile with fewer operations beyond it is not shown (formats.md 2.3). */
  private static final double LEAST_BEYOND = 10;

  private Percentiles() {}

  /**
   * Whether so many operations suffice for a percentile of this rank.
   *
   * @param rank in percent
   */
  public static boolean suffices(double operations, double rank) {
    // 100 − 99.9 is not 0.1 in binary: a hair of slack keeps 10,000 operations enough for p99.9
    return operations * (100 - rank) / 100 >= LEAST_BEYOND * (1 - 1e-9);
  }
}
