package org.plateau.analysis.statistics;

/**
 * The share of a value below which a difference says nothing, and where it comes from: what the lab
 * sets, or the spread of at least three repetitions (docs/methods/welch-rank.md).
 *
 * @param share of the larger of two values: 0.02 for 2 %
 * @param runs repetitions that it was measured on; 0 where the lab sets it
 */
public record Noise(double share, int runs) {
  public Noise {
    if (!(share >= 0) || runs < 0) {
      throw new IllegalArgumentException("noise " + share + " of " + runs + " runs");
    }
  }

  /** What lab.yaml says. */
  public static Noise setting(double share) {
    return new Noise(share, 0);
  }

  public boolean isMeasured() {
    return runs > 0;
  }

  /** The one that hides more; of equals the measured one. */
  Noise or(Noise other) {
    boolean keeps = share > other.share || (share == other.share && isMeasured());
    return keeps ? this : other;
  }
}
