package org.plateau.analysis.steady;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plateau.analysis.Assessment;
import org.plateau.analysis.Samples;
import org.plateau.analysis.Verdict;
import org.plateau.analysis.Verdict.Evidence;

/**
 * The steady-state determination of a PTS report: the fields of its table and the lines of its
 * verification plot, for one measurement window of five rounds (PTS 2.0.2; formats.md 8.2, 8.3).
 *
 * @param firstRound true number of the window's first round, from 1
 * @param values of the five rounds
 * @param average their mean
 * @param rangeAllowed largest spread allowed: 20 % of the average
 * @param range spread that was measured: max − min
 * @param slopeAllowed largest rise allowed of the fitted line over the window: 10 % of the average
 * @param slope rise that was measured, absolute
 * @param slopePerRound b of the fitted line {@code b · R + a}, R the true round number
 * @param intercept a of the fitted line
 * @param passes whether both limits are kept, equality included
 */
public record Determination(
    int firstRound,
    List<Double> values,
    double average,
    double rangeAllowed,
    double range,
    double slopeAllowed,
    double slope,
    double slopePerRound,
    double intercept,
    boolean passes) {
  public Determination {
    values = List.copyOf(values);
  }

  /** Of the window in which a verdict of the PTS criterion was first reached, if it was. */
  public static Optional<Determination> first(Assessment assessment) {
    return assessment
        .verdict()
        .match(
            steady -> at(assessment, steady.first()),
            lost -> at(assessment, lost.first()),
            unsteady -> Optional.empty(),
            tooShort -> Optional.empty());
  }

  /** Of the last five rounds, whether they pass or not; empty when they are not all known. */
  public static Optional<Determination> last(Assessment assessment) {
    int from = assessment.rounds().size() - PtsCriterion.ROUNDS;
    return from < 0 || !assessment.verdict().method().equals(PtsCriterion.ID)
        ? Optional.empty()
        : of(assessment.rounds(), from);
  }

  private static Optional<Determination> at(Assessment assessment, Evidence evidence) {
    Samples rounds = assessment.rounds();
    long since = evidence.window().startNanos() - rounds.startNanos();
    Verdict verdict = assessment.verdict();
    return verdict.method().equals(PtsCriterion.ID)
        ? of(rounds, (int) (since / rounds.stepNanos()))
        : Optional.empty();
  }

  /** The window that starts with a round, counted from 0. */
  static Optional<Determination> of(Samples rounds, int from) {
    int to = from + PtsCriterion.ROUNDS;
    if (from < 0 || to > rounds.size() || !rounds.isKnown(from, to)) {
      return Optional.empty();
    }
    Evidence fit = Fit.of(rounds, from, to);
    List<Double> values = new ArrayList<>();
    for (int i = from; i < to; i++) {
      values.add(rounds.at(i));
    }
    int firstRound = from + 1;
    return Optional.of(
        new Determination(
            firstRound,
            values,
            fit.mean(),
            PtsCriterion.RANGE_LIMIT * fit.mean(),
            fit.rangeRatio() * fit.mean(),
            PtsCriterion.SLOPE_LIMIT * fit.mean(),
            fit.slopeRatio() * fit.mean(),
            fit.slopePerRound(),
            fit.intercept() - fit.slopePerRound() * firstRound,
            PtsCriterion.failure(fit).isEmpty()));
  }

  /** The fitted line at a true round number. */
  public double fitted(int round) {
    return slopePerRound * round + intercept;
  }

  /** The lower line of the plot: 90 % of the average. */
  public double low() {
    return 0.9 * average;
  }

  /** The upper line: 110 % of the average. */
  public double high() {
    return 1.1 * average;
  }
}
