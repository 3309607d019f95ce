package org.plateau.sample.drive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.plateau.sample.SampleRuns;

/** What must hold in every window of every run of the sample lab. */
class IntervalLawsTest {
  private static final Map<Rule, List<String>> BROKEN = new ConcurrentHashMap<>();

  private enum Rule {
    LITTLE {
      @Override
      boolean holds(SimulatedRun run, SimulatedInterval interval, Completed part) {
        double off = interval.outstanding() / run.load().outstanding();
        return run.load().isPaced() ? off < 1.02 : Math.abs(off - 1) < 0.02;
      }
    },
    DISTRIBUTION {
      @Override
      boolean holds(SimulatedRun run, SimulatedInterval interval, Completed part) {
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
      }
    },
    BYTES {
      @Override
      boolean holds(SimulatedRun run, SimulatedInterval interval, Completed part) {
        return part.bytes() == part.operations() * run.workload().blockBytes();
      }
    };

    abstract boolean holds(SimulatedRun run, SimulatedInterval interval, Completed part);
  }

  /** Plays all runs once, for all the rules. */
  @BeforeAll
  static void playEverything() {
    for (Rule rule : Rule.values()) {
      BROKEN.put(rule, new CopyOnWriteArrayList<>());
    }
    SampleRuns.all().parallelStream().forEach(IntervalLawsTest::judge);
  }

  private static void judge(SimulatedRun run) {
    for (SimulatedInterval interval : SampleRuns.play(run)) {
      for (Completed part : interval.completed()) {
        BROKEN.forEach(
            (rule, found) -> {
              if (found.size() < 5 && !rule.holds(run, interval, part)) {
                found.add(run.key() + " at " + interval.startMillis() + " ms: " + part);
              }
            });
      }
    }
  }

  @Test
  void littlesLawHoldsWithinTwoPercent() {
    assertThat(BROKEN.get(Rule.LITTLE)).isEmpty();
  }

  @Test
  void distributionHoldsEveryOperationAndAgreesWithMeanAndExtremes() {
    assertThat(BROKEN.get(Rule.DISTRIBUTION)).isEmpty();
  }

  @Test
  void bytesAreOperationsTimesBlockSize() {
    assertThat(BROKEN.get(Rule.BYTES)).isEmpty();
  }
}
