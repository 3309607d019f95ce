package org.plateau.analysis.steady;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Assessment;
import org.plateau.analysis.Samples;
import org.plateau.analysis.Verdict;
import org.plateau.analysis.Verdict.Evidence;

/**
 * Slides a window of fixed length over the samples and turns passes and failures into a verdict:
 * {@code first} is the first window that passes, {@code final} the run of passing windows that
 * reaches the end; {@code first} without {@code final} is lost.
 */
final class SlidingWindow {
  /** What fails from one sample (inclusive) to another (exclusive); empty when all is well. */
  interface Criterion {
    String failure(int from, int to);
  }

  private final String method;
  private final Samples samples;
  private final int length;
  private final Criterion criterion;

  SlidingWindow(String method, Samples samples, int length, Criterion criterion) {
    this.method = method;
    this.samples = samples;
    this.length = length;
    this.criterion = criterion;
  }

  Assessment assess(double driftLimit, List<String> remarks) {
    int n = samples.size();
    if (n < length) {
      return new Assessment(new Verdict.TooShort(method, n, length), samples, null, remarks);
    }
    int first = -1;
    int lost = -1;
    int runStart = -1;
    String lostBy = "";
    String failure = "";
    for (int start = 0; start + length <= n; start++) {
      failure = criterion.failure(start, start + length);
      if (!failure.isEmpty()) {
        runStart = -1;
        if (first >= 0 && lost < 0) {
          lost = start + length - 1;
          lostBy = failure;
        }
      } else {
        first = first < 0 ? start : first;
        runStart = runStart < 0 ? start : runStart;
      }
    }
    return verdict(first, lost, runStart, lostBy, failure, driftLimit, remarks);
  }

  private Assessment verdict(
      int first,
      int lost,
      int runStart,
      String lostBy,
      String failure,
      double driftLimit,
      List<String> remarks) {
    int n = samples.size();
    if (first < 0) {
      Evidence last = Fit.of(samples, n - length, n);
      return new Assessment(
          new Verdict.Unsteady(method, last, failure), samples, shown(last), remarks);
    }
    Evidence passed = Fit.of(samples, first, first + length);
    if (runStart < 0) {
      Verdict verdict = new Verdict.Lost(method, passed, samples.startNanos(lost), lostBy);
      return new Assessment(verdict, samples, passed, remarks);
    }
    Evidence whole = Fit.of(samples, runStart, n);
    List<String> all = new ArrayList<>(remarks);
    if (whole.slopeRatio() > driftLimit) {
      all.add("drifting");
    }
    Evidence last = judged(whole, runStart);
    return new Assessment(new Verdict.Steady(method, passed, last), samples, last, all);
  }

  /** The limits were held against each window, so spread and rise are the largest of any window. */
  private Evidence judged(Evidence whole, int runStart) {
    double range = 0;
    double slope = 0;
    for (int start = runStart; start + length <= samples.size(); start++) {
      Evidence window = Fit.of(samples, start, start + length);
      range = Math.max(range, window.rangeRatio());
      slope = Math.max(slope, window.slopeRatio());
    }
    return new Evidence(
        whole.window(),
        whole.mean(),
        range,
        slope,
        whole.slopePerRound(),
        whole.intercept(),
        whole.rounds());
  }

  /** A window with a missing round has no line to draw. */
  private static @Nullable Evidence shown(Evidence evidence) {
    return Double.isNaN(evidence.mean()) ? null : evidence;
  }
}
