package org.plateau.sample.fio;

import org.plateau.sample.drive.Completed;
import org.plateau.sample.drive.SplitMix;

/**
 * One job's part of what a drive completed in a window: fio logs every job by itself.
 *
 * <p>Each job keeps the same number of operations outstanding, so a job that got more done had
 * shorter latencies; operations × latency is the same for all, and the jobs add up to the whole.
 *
 * @param operations not always whole
 * @param bytes not always whole
 * @param meanNanos of the total latency
 */
record JobShare(double operations, double bytes, double meanNanos) {
  private static final double UNEVEN = 0.01;

  /** Shares of a window among jobs, adding up to 1. */
  static double[] weights(int jobs, SplitMix random) {
    double[] weights = new double[jobs];
    double sum = 0;
    for (int job = 0; job < jobs; job++) {
      weights[job] = 1 + UNEVEN * Math.max(-3, Math.min(3, random.gauss()));
      sum += weights[job];
    }
    for (int job = 0; job < jobs; job++) {
      weights[job] /= sum;
    }
    return weights;
  }

  static JobShare of(Completed part, double weight, int jobs) {
    return new JobShare(
        part.operations() * weight, part.bytes() * weight, part.mean() / (weight * jobs));
  }
}
