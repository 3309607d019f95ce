package org.plateau.analysis.steady;

import java.util.List;
import org.plateau.analysis.Assessment;
import org.plateau.analysis.Samples;
import org.plateau.analysis.SteadySettings;
import org.plateau.analysis.SteadyStateMethod;
import org.plateau.analysis.Verdict;
import org.plateau.analysis.Verdict.Evidence;

/**
 * Marginal standard error rule over batches of five (White 1997, Spratt 1998; formats.md 8.5): cuts
 * the warm-up where the standard error of what remains is least. What remains must then pass the
 * PTS limits as five equal blocks.
 *
 * <p>A cut at the search limit, half of the run, means that the run is too short for a cut to be
 * trusted: the verdict is unsteady by {@code search-limit}.
 */
public final class Mser5 implements SteadyStateMethod {
  public static final String ID = "mser5";
  private static final int BATCH = 5;
  private static final int LEAST_BATCHES = 10;

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Assessment assess(List<Samples> tracked, SteadySettings settings) {
    Tracked.check(tracked);
    List<String> remarks = Tracked.remarks(tracked.get(0));
    Samples samples = Tracked.unbroken(tracked.get(0));
    Samples batches = samples.blocks(BATCH);
    int m = batches.size();
    if (m < LEAST_BATCHES) {
      Verdict verdict = new Verdict.TooShort(ID, samples.size(), LEAST_BATCHES * BATCH);
      return new Assessment(verdict, samples, null, remarks);
    }
    int cut = cut(batches.values());
    Evidence seen = kept(batches, cut);
    String failure =
        cut == m / 2
            ? "search-limit"
            : PtsCriterion.failure(Fit.of(Tracked.fiveBlocks(batches, cut, m), 0, 5));
    Verdict verdict =
        failure.isEmpty()
            ? new Verdict.Steady(ID, seen, seen)
            : new Verdict.Unsteady(ID, seen, failure);
    return new Assessment(verdict, batches, seen, remarks);
  }

  /** Mean of all that is kept; spread and slope of its five blocks, which are what was judged. */
  private static Evidence kept(Samples batches, int cut) {
    int m = batches.size();
    Evidence all = Fit.of(batches, cut, m);
    Evidence judged = Fit.of(Tracked.fiveBlocks(batches, cut, m), 0, PtsCriterion.ROUNDS);
    return new Evidence(
        all.window(),
        all.mean(),
        judged.rangeRatio(),
        judged.slopeRatio(),
        all.slopePerRound(),
        all.intercept(),
        all.rounds());
  }

  /** Batches to leave out: the argument of the least marginal standard error, at most half. */
  static int cut(double[] batches) {
    int m = batches.length;
    double centre = 0;
    for (double batch : batches) {
      centre += batch / m;
    }
    double sum = 0;
    double squares = 0;
    double best = Double.POSITIVE_INFINITY;
    int cut = 0;
    // suffix sums from the end; <= prefers the earlier cut among equals
    for (int d = m - 1; d >= 0; d--) {
      double value = batches[d] - centre;
      sum += value;
      squares += value * value;
      double n = m - d;
      double error = Math.max(0, squares - sum * sum / n) / (n * n);
      if (d <= m / 2 && error <= best) {
        best = error;
        cut = d;
      }
    }
    return cut;
  }
}
