package org.plateau.sample.fio;

/** What fio keeps of one job's periodic rate samples, for the sampled statistics of its JSON. */
final class RateSamples {
  final Spread rate = new Spread();
  final Spread bandwidth = new Spread();

  void add(long perSecond, long kibPerSecond) {
    rate.add(perSecond);
    bandwidth.add(kibPerSecond);
  }

  /** Running count, extremes, mean and squares (Welford). */
  static final class Spread {
    long count;
    long min = Long.MAX_VALUE;
    long max;
    double mean;
    double squares;

    private void add(long value) {
      count++;
      min = Math.min(min, value);
      max = Math.max(max, value);
      double off = value - mean;
      mean += off / count;
      squares += off * (value - mean);
    }
  }
}
