package org.plateau.analysis;

import java.util.Locale;

/** How a value is known. */
public enum Basis {
  /** Computed from the run's intervals: weighted means, sums, maxima of maxima. */
  INTERVALS,
  /** Nearest rank in histograms merged over series, time and directions; the bound is given. */
  MERGED_HISTOGRAM,
  /** From every single operation of a raw log, binned at 64 buckets an octave. */
  RAW_SAMPLES,
  /** The runner's own figure for a single series, quoted. */
  RUNNER_SUMMARY,
  /** Cannot be known from this log; the reason is given. */
  NOT_DERIVABLE;

  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The basis with this {@link #id()}. */
  public static Basis of(String id) {
    return valueOf(id.toUpperCase(Locale.ROOT).replace('-', '_'));
  }
}
