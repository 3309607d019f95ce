package org.plateau.analysis;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Verdict.Evidence;

/**
 * A verdict together with what a plot needs to show why.
 *
 * @param rounds the tracked variable as the method saw it
 * @param evidence the window that a plot marks: the final one, else the first that passed, else the
 *     last that failed; absent where none could be judged
 * @param remarks message keys: {@code drifting} (each window passes, yet the fitted line over all
 *     of them moves by more than the slope limit), {@code gaps} (samples are missing), {@code
 *     not-pts-conformant}
 */
public record Assessment(
    Verdict verdict, Samples rounds, @Nullable Evidence evidence, List<String> remarks) {
  public Assessment {
    remarks = List.copyOf(remarks);
  }

  /** The lower line that reports draw around the mean: 90 % of it; {@code NaN} without a window. */
  public double low() {
    return evidence == null ? Double.NaN : 0.9 * evidence.mean();
  }

  /** The upper line: 110 % of the mean; {@code NaN} without a window. */
  public double high() {
    return evidence == null ? Double.NaN : 1.1 * evidence.mean();
  }

  /** The fitted line at a round, counted from 0 over all {@link #rounds()}. */
  public double fitted(int round) {
    if (evidence == null) {
      return Double.NaN;
    }
    double offset =
        (rounds.startNanos(round) - evidence.window().startNanos()) / (double) rounds.stepNanos();
    return evidence.intercept() + evidence.slopePerRound() * offset;
  }
}
