package org.plateau.analysis.load;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Rate and mean latency of one drive over rising load, with its knee (docs/methods/knee.md).
 *
 * @param steps in order of their load
 */
public record LoadCurve(List<Step> steps) {
  private static final int FEWEST = 3;

  public LoadCurve {
    List<Step> sorted = new ArrayList<>(steps);
    sorted.sort(Comparator.comparingDouble(Step::load).thenComparing(Step::label));
    steps = List.copyOf(sorted);
  }

  /**
   * One load.
   *
   * @param label as people write it: {@code 16T/8Q}, {@code r050}
   * @param load what the steps are ordered by: outstanding operations, or the asked or reached rate
   * @param rate operations per second that were reached
   * @param latencyNanos mean latency, more than 0
   */
  public record Step(String label, double load, double rate, double latencyNanos) {
    public Step {
      if (!(rate >= 0 && latencyNanos > 0)) {
        throw new IllegalArgumentException(label + ": rate " + rate + ", latency " + latencyNanos);
      }
    }

    /** Kleinrock's power: rate over mean latency, 1/s². */
    public double power() {
      return rate / latencyNanos * 1e9;
    }
  }

  /**
   * The knee: the load of the greatest power, where more load begins to buy latency rather than
   * rate (Kleinrock 1979).
   *
   * @param from the least load whose power is within the noise of the greatest
   * @param best the load of the greatest power
   * @param to the greatest load whose power is within the noise of the greatest
   * @param place whether the loads that were run enclose it
   */
  public record Knee(Step from, Step best, Step to, Place place) {
    /** Where the greatest power lies among the loads that were run. */
    public enum Place {
      /** Loads on both sides have less. */
      ENCLOSED,
      /** The least load has it: the drive was past its knee from the start. */
      AT_THE_LEAST,
      /** The greatest load has it: the knee was not reached. */
      AT_THE_GREATEST
    }
  }

  /**
   * The knee; empty with fewer than three steps.
   *
   * @param noise share within which two rates are level; power, which holds rate and latency, is
   *     level within twice that
   */
  public Optional<Knee> knee(double noise) {
    if (steps.size() < FEWEST) {
      return Optional.empty();
    }
    int best = 0;
    for (int i = 1; i < steps.size(); i++) {
      best = steps.get(i).power() > steps.get(best).power() ? i : best;
    }
    double least = steps.get(best).power() * (1 - 2 * noise);
    int from = best;
    while (from > 0 && steps.get(from - 1).power() >= least) {
      from--;
    }
    int to = best;
    while (to + 1 < steps.size() && steps.get(to + 1).power() >= least) {
      to++;
    }
    Knee.Place place =
        to == steps.size() - 1
            ? Knee.Place.AT_THE_GREATEST
            : from == 0 ? Knee.Place.AT_THE_LEAST : Knee.Place.ENCLOSED;
    return Optional.of(new Knee(steps.get(from), steps.get(best), steps.get(to), place));
  }

  /** The step of the highest rate; of equals the one of less load. */
  public Optional<Step> peak() {
    return steps.stream().reduce((a, b) -> b.rate() > a.rate() ? b : a);
  }

  /** How many times the rate of the least load a step reaches. */
  public double speedUp(Step step) {
    return step.rate() / steps.get(0).rate();
  }

  /** The share of a perfectly linear speed-up that a step keeps: speed-up over growth of load. */
  public double efficiency(Step step) {
    return speedUp(step) / (step.load() / steps.get(0).load());
  }
}
