package org.plateau.sample.drive;

/** The PTS criterion on a window of five rounds (formats.md 8.2), kept apart from Plateau's own. */
final class RoundCheck {
  private RoundCheck() {}

  /** How many of the windows of five rounds pass, from a round on. */
  static int passing(double[] rounds, int from) {
    int passing = 0;
    for (int i = from; i + 5 <= rounds.length; i++) {
      passing += passes(rounds, i) ? 1 : 0;
    }
    return passing;
  }

  static boolean passes(double[] y, int at) {
    double mean = (y[at] + y[at + 1] + y[at + 2] + y[at + 3] + y[at + 4]) / 5;
    double slope = (-2 * y[at] - y[at + 1] + y[at + 3] + 2 * y[at + 4]) / 10;
    double min = Double.MAX_VALUE;
    double max = 0;
    for (int i = at; i < at + 5; i++) {
      min = Math.min(min, y[i]);
      max = Math.max(max, y[i]);
    }
    return max - min <= 0.2 * mean && 4 * Math.abs(slope) <= 0.1 * mean;
  }

  /** Rounds of one minute from shorter windows. */
  static double[] minutes(double[] windows, int perMinute) {
    double[] rounds = new double[windows.length / perMinute];
    for (int i = 0; i < rounds.length * perMinute; i++) {
      rounds[i / perMinute] += windows[i] / perMinute;
    }
    return rounds;
  }
}
