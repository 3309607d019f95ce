package org.plateau.sample.drive;

/**
 * The bucket edges of a layout as seen from the shortest latency that a drive can show: the
 * logarithm of each edge's distance from it, computed once per run.
 */
final class Edges {
  private final LogBuckets layout;
  private final double floor;
  private final double[] logDistance;

  /**
   * @param floor nanoseconds that even the luckiest operation takes
   */
  Edges(LogBuckets layout, double floor) {
    this.layout = layout;
    this.floor = floor;
    this.logDistance = new double[layout.size()];
    for (int i = 0; i < logDistance.length; i++) {
      double distance = layout.lo(i) - floor;
      logDistance[i] = distance > 0 ? StrictMath.log(distance) : Double.NEGATIVE_INFINITY;
    }
  }

  LogBuckets layout() {
    return layout;
  }

  double floor() {
    return floor;
  }

  /** The bucket with the shortest possible latency. */
  int first() {
    return layout.index(floor);
  }

  /** Of the lower edge of a bucket; minus infinity when it lies below the floor. */
  double logDistance(int bucket) {
    return logDistance[bucket];
  }
}
