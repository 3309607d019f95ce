package org.plateau.analysis.steady;

import java.util.List;
import org.plateau.analysis.Assessment;
import org.plateau.analysis.FioRule;
import org.plateau.analysis.Samples;
import org.plateau.analysis.SteadySettings;
import org.plateau.analysis.SteadyStateMethod;

/**
 * fio's {@code steadystate=iops:LIMIT%}: no sample of the window is further from its mean than the
 * limit, exclusive (fio 3.42 {@code steadystate.c}, {@code steadystate_deviation}; formats.md 8.4).
 */
public final class FioRange implements SteadyStateMethod {
  public static final String ID = "fio-range";

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
    return new SlidingWindow(ID, samples, length, (from, to) -> failure(samples, from, to, rule))
        .assess(rule.slopeLimit() * (rule.samples() - 1), Tracked.remarks(samples));
  }

  private static String failure(Samples samples, int from, int to, FioRule rule) {
    if (!samples.isKnown(from, to)) {
      return "missing";
    }
    return deviation(samples, from, to) < rule.rangeLimit() ? "" : "range";
  }

  /** The criterion that fio prints, as a ratio: largest distance from the mean over the mean. */
  public static double deviation(Samples samples, int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      sum += samples.at(i);
    }
    double mean = sum / (to - from);
    double largest = 0;
    for (int i = from; i < to; i++) {
      largest = Math.max(largest, Math.abs(samples.at(i) - mean));
    }
    return largest / mean;
  }
}
