package org.plateau.sample.drive;

/**
 * How a drive's rate grows with the number of outstanding operations: a straight line while the
 * drive has idle parts, then a smooth bend into its limit.
 */
final class Saturation {
  /** Sharpness of the bend; 3 gives 79 % of the limit where line and limit would cross. */
  private static final double SHARPNESS = 3;

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
    return StrictMath.pow(
        StrictMath.pow(line, -SHARPNESS) + StrictMath.pow(limit, -SHARPNESS), -1 / SHARPNESS);
  }

  /**
   * The same curve read the other way: operations outstanding on average at a given rate.
   *
   * @param rate operations per second, below the limit
   * @param idleNanos latency of one operation alone
   */
  static double outstanding(double rate, double idleNanos, double limit) {
    double rest = StrictMath.pow(rate, -SHARPNESS) - StrictMath.pow(limit, -SHARPNESS);
    return idleNanos * 1e-9 * StrictMath.pow(rest, -1 / SHARPNESS);
  }
}
