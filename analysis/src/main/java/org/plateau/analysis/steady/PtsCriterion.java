package org.plateau.analysis.steady;

import java.util.ArrayList;
import java.util.List;
import org.plateau.analysis.Assessment;
import org.plateau.analysis.Samples;
import org.plateau.analysis.SteadySettings;
import org.plateau.analysis.SteadyStateMethod;
import org.plateau.analysis.Verdict.Evidence;

/**
 * The criterion of the SNIA Performance Test Specification (2.0.2, definition 2.1.24; formats.md
 * 8.2): over five rounds the values spread by at most 20 % of their mean, and the fitted line rises
 * or falls by at most 10 % of it.
 *
 * <p>Both limits are inclusive and are held against unrounded values. With several tracked
 * variables all must pass in the same window. A window with a missing round, or with a mean that is
 * not positive, is undetermined and does not pass.
 */
public final class PtsCriterion implements SteadyStateMethod {
  public static final String ID = "pts";

  /** The measurement window: rounds x − 4 to x. */
  public static final int ROUNDS = 5;

  static final double RANGE_LIMIT = 0.20;
  static final double SLOPE_LIMIT = 0.10;

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Assessment assess(List<Samples> tracked, SteadySettings settings) {
    Tracked.check(tracked);
    List<Samples> rounds =
        tracked.stream().map(samples -> samples.rounds(settings.round().toNanos())).toList();
    Samples leading = rounds.get(0);
    List<String> remarks = new ArrayList<>();
    if (!settings.onRecord().isComplete()) {
      remarks.add("not-pts-conformant");
    }
    if (!leading.isKnown(0, leading.size())) {
      remarks.add("gaps");
    }
    return new SlidingWindow(ID, leading, ROUNDS, (from, to) -> failure(rounds, from, to))
        .assess(SLOPE_LIMIT, remarks);
  }

  private static String failure(List<Samples> rounds, int from, int to) {
    for (Samples variable : rounds) {
      String failure = variable.isKnown(from, to) ? failure(Fit.of(variable, from, to)) : "missing";
      if (!failure.isEmpty()) {
        return failure;
      }
    }
    return "";
  }

  /**
   * What fails in a window of which all rounds are known: {@code range}, {@code slope}, {@code
   * both}, {@code missing} (nothing was done in it), or nothing.
   */
  static String failure(Evidence evidence) {
    if (!(evidence.mean() > 0)) {
      return "missing";
    }
    boolean range = evidence.rangeRatio() <= RANGE_LIMIT;
    boolean slope = evidence.slopeRatio() <= SLOPE_LIMIT;
    if (range && slope) {
      return "";
    }
    return !range && !slope ? "both" : range ? "slope" : "range";
  }
}
