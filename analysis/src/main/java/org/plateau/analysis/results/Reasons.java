package org.plateau.analysis.results;

/**
 * Why a value is not derivable, has no interval, or needs a remark: keys of the message bundles,
 * listed in docs/methods/percentile.md and docs/methods/curve.md.
 */
public final class Reasons {
  /** The run as a whole is not stationary: its mean has no interval. */
  public static final String WHOLE_RUN = "whole-run";

  /** The best round of the burst: one value, no interval. */
  public static final String BURST_ROUND = "burst-round";

  /** One moment of one run: no interval. */
  public static final String MOMENT = "moment";

  /** A mean of windows that are not weighted by operations, which the log does not count. */
  public static final String UNWEIGHTED = "unweighted";

  /** The runner's own value, of which no scatter is known. */
  public static final String RUNNER = "runner-summary";

  /** Percentiles of completion latency, the only kind of which there is a histogram. */
  public static final String COMPLETION = "completion-latency";

  public static final String NO_HISTOGRAM = "no-histogram";

  /** The histograms hold clearly fewer operations than were done. */
  public static final String HISTOGRAM_INCOMPLETE = "histogram-incomplete";

  /** Fewer than ten operations took longer. */
  public static final String FEW_BEYOND = "fewer-than-ten-beyond";

  public static final String NO_MAXIMUM = "no-window-maximum";
  public static final String NO_DEVIATION = "no-window-deviation";

  /** The run's own figures contradict it by a factor of 1000 or 1024. */
  public static final String UNIT_FAULT = "unit-fault";

  private Reasons() {}
}
