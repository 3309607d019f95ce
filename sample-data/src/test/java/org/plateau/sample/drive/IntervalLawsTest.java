package org.plateau.sample.drive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plateau.sample.SampleRuns;

/** What must hold in every window of every run of the sample lab. */
class IntervalLawsTest {
  private static List<String> violations(Rule rule) {
    return SampleRuns.all().parallelStream()
        .flatMap(run -> broken(run, rule).stream())
        .limit(5)
        .toList();
  }

  private interface Rule {
    boolean holds(SimulatedRun run, SimulatedInterval interval, Completed part);
  }

  private static List<String> broken(SimulatedRun run, Rule rule) {
    List<String> found = new ArrayList<>();
    for (SimulatedInterval interval : SampleRuns.play(run)) {
      for (Completed part : interval.completed()) {
        if (!rule.holds(run, interval, part)) {
          found.add(run.key() + " at " + interval.startMillis() + " ms: " + part);
        }
      }
    }
    return found;
  }

  @Test
  void littlesLawHoldsWithinTwoPercent() {
    assertThat(
            violations(
                (run, interval, part) -> {
                  double off = interval.outstanding() / run.load().outstanding();
                  return run.load().isPaced() ? off < 1.02 : Math.abs(off - 1) < 0.02;
                }))
        .isEmpty();
  }

  @Test
  void distributionHoldsEveryOperationAndAgreesWithMeanAndExtremes() {
    assertThat(
            violations(
                (run, interval, part) -> {
                  Tally tally = part.tally();
                  int last = tally.size() - 1;
                  return tally.total() == part.operations()
                      && part.min() <= part.mean()
                      && part.mean() <= part.max()
                      && part.min() >= tally.lo(0)
                      && part.min() < tally.hi(0)
                      && part.max() >= tally.lo(last)
                      && part.max() < tally.hi(last)
                      && Math.abs(tally.mean() / part.mean() - 1) < 0.02;
                }))
        .isEmpty();
  }

  @Test
  void bytesAreOperationsTimesBlockSize() {
    assertThat(
            violations(
                (run, interval, part) ->
                    part.bytes() == part.operations() * run.workload().blockBytes()))
        .isEmpty();
  }
}
