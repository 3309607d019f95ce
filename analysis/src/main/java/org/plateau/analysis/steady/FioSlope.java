package org.plateau.analysis.steady;

import java.util.List;
import org.plateau.analysis.Assessment;
import org.plateau.analysis.FioRule;
import org.plateau.analysis.Samples;
import org.plateau.analysis.SteadySettings;
import org.plateau.analysis.SteadyStateMethod;

/**
 * fio's {@code steadystate=iops_slope:LIMIT%}: the least-squares slope per sample, over the mean,
 * is below the limit, exclusive (fio 3.42 {@code steadystate.c}, {@code steadystate_slope};
 * formats.md 8.4). Note the unit: per sample, not over the window.
 */
public final class FioSlope implements SteadyStateMethod {
  public static final String ID = "fio-slope";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Assessment assess(List<Samples> tracked, SteadySettings settings) {
    Tracked.check(tracked);
    FioRule rule = settings.fio();
    Samples samples = tracked.get(0).rounds(rule.interval().toNanos());
    int length = (int) Math.max(2, rule.window().toNanos() / samples.stepNanos());
    // where samples are longer than the rule's interval, the limit grows with them
    double limit = rule.slopeLimit() * samples.stepNanos() / rule.interval().toNanos();
    return new SlidingWindow(ID, samples, length, (from, to) -> failure(samples, from, to, limit))
        .assess(limit * (length - 1), Tracked.remarks(samples));
  }

  private static String failure(Samples samples, int from, int to, double limit) {
    if (!samples.isKnown(from, to)) {
      return "missing";
    }
    return Math.abs(slopeRatio(samples, from, to)) < limit ? "" : "slope";
  }

  /** The slope that fio prints: base unit per sample. */
  public static double slope(Samples samples, int from, int to) {
    return Fit.of(samples, from, to).slopePerRound();
  }

  /** The criterion that fio prints, as a ratio: slope per sample over the mean. */
  public static double slopeRatio(Samples samples, int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      sum += samples.at(i);
    }
    return slope(samples, from, to) / (sum / (to - from));
  }
}
