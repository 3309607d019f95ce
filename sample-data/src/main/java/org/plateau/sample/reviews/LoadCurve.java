package org.plateau.sample.reviews;

import org.plateau.sample.drive.SplitMix;

/** How rate and latency of a paced drive rise towards its peak. */
final class LoadCurve {
  /** Up to here the drive keeps the pace. */
  private static final int PACED = 80;

  private static final double IDLE_SHARE = 0.62;

  private LoadCurve() {}

  /** Operations per second at a point: the pace, and near the peak what is left of it. */
  static double rate(Setting setting, double peak, SplitMix random) {
    int point = setting.point();
    double missing = (120 - point) / 100.0;
    double share = point <= PACED ? point / 100.0 : 1 - 0.115 * StrictMath.pow(missing / 0.3, 1.5);
    return peak * share * random.between(0.998, 1.002);
  }

  /**
   * Latency at a point, ns.
   *
   * @param share of the peak rate
   * @param idle latency of an operation alone
   * @param peak latency at the peak
   */
  static double latency(double share, double idle, double peak) {
    return idle + (peak - idle) * StrictMath.pow(share, 4);
  }

  /** Latency alone, where nobody printed where the curve begins. */
  static double idle(double peakNanos) {
    return IDLE_SHARE * peakNanos;
  }
}
