package org.plateau.sample.reviews;

/**
 * Where the steady end of a curve begins by the PTS criterion: windows of five rounds whose values
 * spread by at most 20 % of their mean and whose line moves by at most 10 % of it (docs/methods).
 *
 * <p>Written a second time here on purpose: what writes logs shares no code with what reads them.
 */
final class SteadyTail {
  private static final int ROUNDS = 5;

  private SteadyTail() {}

  /**
   * Index of the first round of the run of passing windows that reaches the end.
   *
   * @throws IllegalArgumentException when the last window does not pass
   */
  static int start(double[] rates) {
    int start = rates.length - ROUNDS;
    if (start < 0 || !passes(rates, start)) {
      throw new IllegalArgumentException("the curve does not end steady");
    }
    while (start > 0 && passes(rates, start - 1)) {
      start--;
    }
    return start;
  }

  private static boolean passes(double[] rates, int from) {
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    double sum = 0;
    double moment = 0;
    for (int i = 0; i < ROUNDS; i++) {
      double value = rates[from + i];
      least = Math.min(least, value);
      most = Math.max(most, value);
      sum += value;
      moment += (i - 2) * value;
    }
    double mean = sum / ROUNDS;
    double excursion = 4 * Math.abs(moment / 10);
    return most - least <= 0.2 * mean && excursion <= 0.1 * mean;
  }
}
