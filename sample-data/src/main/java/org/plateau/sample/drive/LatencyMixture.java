package org.plateau.sample.drive;

/**
 * The distribution of latency inside one window: a log-normal bulk, a log-normal tail of operations
 * that met garbage collection, and now and then a few that met a stall.
 *
 * <p>It is built for a wanted mean, which Little's law dictates, so the three parts are placed
 * relative to each other and then scaled as one.
 */
final class LatencyMixture {
  /**
   * One part.
   *
   * @param weight share of the operations, 0 to 1
   * @param factor its mean as a multiple of the bulk's mean
   * @param spread standard deviation of the logarithm
   */
  record Part(double weight, double factor, double spread) {}

  private final Part[] parts;
  private final double[] centre;

  private LatencyMixture(Part[] parts, double[] centre) {
    this.parts = parts;
    this.centre = centre;
  }

  /** The mixture with this mean in nanoseconds; the weights must add up to one. */
  static LatencyMixture of(double meanNanos, Part... parts) {
    double weighted = 0;
    for (Part part : parts) {
      weighted += part.weight() * part.factor();
    }
    double bulk = meanNanos / weighted;
    double[] centre = new double[parts.length];
    for (int i = 0; i < parts.length; i++) {
      double partMean = bulk * parts[i].factor();
      double variance = parts[i].spread() * parts[i].spread();
      centre[i] = StrictMath.log(partMean) - variance / 2;
    }
    return new LatencyMixture(parts.clone(), centre);
  }

  /**
   * So many operations, spread over the buckets by systematic sampling: each bucket gets its
   * expected number, rounded so that the sum is exact.
   *
   * @param start where sampling starts, in (0, 1); it decides how far the longest operation reaches
   */
  Tally tally(long operations, LogBuckets layout, double start) {
    long[] dense = new long[layout.size()];
    long below = 0;
    int bucket = layout.index(StrictMath.exp(centre[0] - 8 * parts[0].spread()));
    for (; below < operations; bucket++) {
      if (bucket >= layout.size() - 1) {
        dense[layout.size() - 1] += operations - below;
        break;
      }
      double cumulative = operations * (1 - upperAtLog(layout.logLo(bucket + 1))) + start;
      long now = Math.min(operations, (long) cumulative);
      dense[bucket] = now - below;
      below = now;
    }
    return Tally.of(layout, dense);
  }

  private double upperAtLog(double logNanos) {
    double sum = 0;
    for (int i = 0; i < parts.length; i++) {
      sum += parts[i].weight() * Normal.upper((logNanos - centre[i]) / parts[i].spread());
    }
    return sum;
  }
}
