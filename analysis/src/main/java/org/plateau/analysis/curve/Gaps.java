package org.plateau.analysis.curve;

/** What a window without a row means for a rate. For a latency it is always undefined. */
public enum Gaps {
  /** The log lacks it: nothing is known. */
  UNKNOWN,
  /** Nothing was completed: fio writes no row then (formats.md 1.5). */
  IDLE;

  /** By the runner's name as in {@link org.plateau.ingest.RunFacts#runner()}. */
  public static Gaps of(String runner) {
    return runner.equals("fio") ? IDLE : UNKNOWN;
  }
}
