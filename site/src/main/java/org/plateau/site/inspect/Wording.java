package org.plateau.site.inspect;

import java.util.Map;

/** English for what results say of themselves in keys. */
public final class Wording {
  private static final Map<String, String> REASONS =
      Map.ofEntries(
          Map.entry("whole-run", "a whole run is not stationary: no interval"),
          Map.entry("burst-round", "the best round of the burst: no interval"),
          Map.entry("unweighted", "mean of windows: the log does not count operations"),
          Map.entry("runner-summary", "the runner's own value"),
          Map.entry("completion-latency", "of completion latency"),
          Map.entry("no-histogram", "no histogram in the log"),
          Map.entry("histogram-incomplete", "the histograms miss operations"),
          Map.entry("fewer-than-ten-beyond", "fewer than ten operations took longer"),
          Map.entry("no-window-maximum", "no maximum per window in the log"),
          Map.entry("no-window-deviation", "no deviation per window in the log"),
          Map.entry("few-independent", "too few independent samples for an interval"),
          Map.entry("repetitions", "of repeated runs"));

  private static final Map<String, String> BASES =
      Map.of(
          "intervals", "intervals",
          "merged-histogram", "merged histogram",
          "raw-samples", "raw samples",
          "runner-summary", "the runner's summary",
          "not-derivable", "not derivable");

  private static final Map<String, String> HISTOGRAM_REMEDIES =
      Map.of(
          "fio", "Run fio with --log_hist_msec.",
          "vdbench", "Keep vdbench's histogram.html, or run with histogram=.",
          "diskspd", "Run DiskSpd with -L.",
          "sysbench", "Run sysbench with --histogram.",
          "iometer", "Iometer's latency bins cover whole tests.");

  private Wording() {}

  /** A reason's sentence part; the key itself where it has no words yet. */
  public static String reason(String key) {
    return REASONS.getOrDefault(key, key.replace('-', ' '));
  }

  /** How a value is known. */
  public static String basis(String id) {
    return BASES.getOrDefault(id, id);
  }

  /** What to do to get percentiles from this runner's logs; empty when nothing is known. */
  public static String histogramRemedy(String runner) {
    return HISTOGRAM_REMEDIES.getOrDefault(runner, "");
  }
}
