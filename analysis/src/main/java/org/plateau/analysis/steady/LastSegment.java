package org.plateau.analysis.steady;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Assessment;
import org.plateau.analysis.Samples;
import org.plateau.analysis.SteadySettings;
import org.plateau.analysis.SteadyStateMethod;
import org.plateau.analysis.Verdict;
import org.plateau.analysis.Verdict.Evidence;
import org.plateau.analysis.change.ChangePoints;

/**
 * Steady state as the last segment between change points (PELT behind a spike filter; formats.md
 * 8.5): it must hold at least five rounds and 30 % of the run, and pass the PTS limits as five
 * equal blocks.
 */
public final class LastSegment implements SteadyStateMethod {
  public static final String ID = "change-point";
  private static final double LEAST_SHARE = 0.30;
  private static final int MOST_ROUNDS = 3000;

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Assessment assess(List<Samples> tracked, SteadySettings settings) {
    Tracked.check(tracked);
    Samples leading = tracked.get(0);
    List<String> remarks = Tracked.remarks(leading);
    Samples rounds = Tracked.unbroken(leading).rounds(settings.round().toNanos());
    rounds = Tracked.unbroken(rounds.blocks(1 + rounds.size() / MOST_ROUNDS));
    int n = rounds.size();
    if (n < PtsCriterion.ROUNDS) {
      Verdict verdict = new Verdict.TooShort(ID, rounds.size(), PtsCriterion.ROUNDS);
      return new Assessment(verdict, rounds, null, remarks);
    }
    ChangePoints.Settings search = ChangePoints.Settings.RUN.withLeastChange(settings.noise());
    List<Integer> starts = ChangePoints.segmentStarts(rounds.values(), search);
    int last = starts.get(starts.size() - 1);
    // a single spike is no change of level: it is in every mean, but not in what is judged
    Samples calm =
        Samples.of(
            rounds.startNanos(),
            rounds.stepNanos(),
            n > 2 * PtsCriterion.ROUNDS
                ? ChangePoints.withoutSpikes(rounds.values())
                : rounds.values());
    Evidence seen = evidence(rounds, calm, last, n);
    String failure = n - last < LEAST_SHARE * n ? "short-segment" : failure(calm, last, n);
    if (failure.isEmpty()) {
      return new Assessment(new Verdict.Steady(ID, seen, seen), rounds, seen, remarks);
    }
    Evidence earlier = earlier(rounds, calm, starts);
    return earlier == null
        ? new Assessment(new Verdict.Unsteady(ID, seen, failure), rounds, seen, remarks)
        : new Assessment(
            new Verdict.Lost(ID, earlier, lostAt(rounds, earlier), failure),
            rounds,
            earlier,
            remarks);
  }

  private static long lostAt(Samples rounds, Evidence earlier) {
    return Math.min(earlier.window().endNanos(), rounds.startNanos(rounds.size() - 1));
  }

  private static @Nullable Evidence earlier(Samples rounds, Samples calm, List<Integer> starts) {
    for (int i = 0; i + 1 < starts.size(); i++) {
      int from = starts.get(i);
      int to = starts.get(i + 1);
      if (to - from >= LEAST_SHARE * rounds.size() && failure(calm, from, to).isEmpty()) {
        return evidence(rounds, calm, from, to);
      }
    }
    return null;
  }

  private static String failure(Samples rounds, int from, int to) {
    return to - from < PtsCriterion.ROUNDS
        ? "short-segment"
        : PtsCriterion.failure(
            Fit.of(Tracked.fiveBlocks(rounds, from, to), 0, PtsCriterion.ROUNDS));
  }

  private static Evidence evidence(Samples rounds, Samples calm, int from, int to) {
    Evidence all = Fit.of(rounds, from, to);
    if (to - from < PtsCriterion.ROUNDS) {
      return all;
    }
    Evidence judged = Fit.of(Tracked.fiveBlocks(calm, from, to), 0, PtsCriterion.ROUNDS);
    return new Evidence(
        all.window(),
        all.mean(),
        judged.rangeRatio(),
        judged.slopeRatio(),
        all.slopePerRound(),
        all.intercept(),
        all.rounds());
  }
}
