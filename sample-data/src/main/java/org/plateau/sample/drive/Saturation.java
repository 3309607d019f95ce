package org.plateau.sample.drive;

/**
 * How a drive's rate grows with the number of outstanding operations: a straight line while the
 * drive has idle parts, then a smooth bend into its limit.
 *
 * <p>Line and limit are joined by their cubes, X⁻³ = line⁻³ + limit⁻³, which gives 79 % of the
 * limit where the two would cross.
 */
final class Saturation {
  private Saturation() {}

  /**
   * Operations per second of a closed loop.
   *
   * @param outstanding operations kept outstanding
   * @param idleNanos latency of one operation alone
   * @param limit operations per second that cannot be exceeded
   */
  static double closedLoop(int outstanding, double idleNanos, double limit) {
    double line = outstanding / (idleNanos * 1e-9);
    return 1 / StrictMath.cbrt(1 / cube(line) + 1 / cube(limit));
  }

  /**
   * The same curve read the other way: operations outstanding on average at a given rate.
   *
   * @param rate operations per second, below the limit
   * @param idleNanos latency of one operation alone
   */
  static double outstanding(double rate, double idleNanos, double limit) {
    return idleNanos * 1e-9 / StrictMath.cbrt(1 / cube(rate) - 1 / cube(limit));
  }

  private static double cube(double value) {
    return value * value * value;
  }
}
