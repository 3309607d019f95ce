package org.plateau.sample.drive;

/**
 * The distribution of latency inside one window: a floor that no operation beats, and above it a
 * log-normal bulk, a log-normal tail of operations that met garbage collection, and now and then a
 * few that met a stall.
 *
 * <p>It is built for a wanted mean, which Little's law dictates, so the three parts are placed
 * relative to each other and then scaled as one.
 */
final class LatencyMixture {
  /**
   * One part.
   *
   * @param weight share of the operations, 0 to 1
   * @param factor its mean above the floor as a multiple of the bulk's
   * @param spread standard deviation of the logarithm
   */
  record Part(double weight, double factor, double spread) {}

  private final Edges edges;
  private final Part[] parts;
  private final double[] centre;

  private LatencyMixture(Edges edges, Part[] parts, double[] centre) {
    this.edges = edges;
    this.parts = parts;
    this.centre = centre;
  }

  /**
   * The mixture with a wanted mean.
   *
   * @param meanNanos above the floor of the edges
   * @param parts the bulk first; their weights add up to one
   */
  static LatencyMixture of(Edges edges, double meanNanos, Part... parts) {
    if (!(meanNanos > edges.floor())) {
      throw new IllegalArgumentException("mean " + meanNanos + ", floor " + edges.floor());
    }
    double weighted = 0;
    for (Part part : parts) {
      weighted += part.weight() * part.factor();
    }
    double bulk = (meanNanos - edges.floor()) / weighted;
    double[] centre = new double[parts.length];
    for (int i = 0; i < parts.length; i++) {
      double partMean = bulk * parts[i].factor();
      double variance = parts[i].spread() * parts[i].spread();
      centre[i] = StrictMath.log(partMean) - variance / 2;
    }
    return new LatencyMixture(edges, parts.clone(), centre);
  }

  /**
   * So many operations, spread over the buckets by systematic sampling: each bucket gets its
   * expected number, rounded so that the sum is exact.
   *
   * @param start where sampling starts, in (0, 1); it decides how far the longest operation reaches
   */
  Tally tally(long operations, double start) {
    LogBuckets layout = edges.layout();
    long[] dense = new long[layout.size()];
    long below = 0;
    int bucket = edges.first();
    for (; below < operations && bucket < layout.size() - 1; bucket++) {
      double share = 1 - upperAtLog(edges.logDistance(bucket + 1));
      long now = Math.min(operations, (long) (operations * share + start));
      dense[bucket] = now - below;
      below = now;
    }
    dense[layout.size() - 1] += operations - below;
    return Tally.of(layout, dense);
  }

  private double upperAtLog(double logNanos) {
    double sum = 0;
    for (int i = 0; i < parts.length; i++) {
      if (parts[i].weight() > 0) {
        sum += parts[i].weight() * Normal.upper((logNanos - centre[i]) / parts[i].spread());
      }
    }
    return sum;
  }
}
