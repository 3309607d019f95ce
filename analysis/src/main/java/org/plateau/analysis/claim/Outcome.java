package org.plateau.analysis.claim;

import java.util.ArrayList;
import java.util.List;

/**
 * Whether a claim holds, and on what evidence.
 *
 * @param holds false also when something it rests on cannot be known
 * @param known whether everything it rests on is known; one that is not known never holds, nor does
 *     its negation
 * @param evidence one line per predicate looked at: {@code rank(write-hp) = 1}
 */
public record Outcome(boolean holds, boolean known, List<String> evidence) {
  public Outcome {
    evidence = List.copyOf(evidence);
  }

  static Outcome of(boolean holds, String evidence) {
    return new Outcome(holds, true, List.of(evidence));
  }

  static Outcome unknown(String evidence) {
    return new Outcome(false, false, List.of(evidence));
  }

  Outcome negated() {
    return new Outcome(known && !holds, known, evidence);
  }

  /** Three-valued: known to be false as soon as one side is. */
  Outcome and(Outcome other) {
    boolean bothHold = holds && other.holds;
    boolean oneFails = (known && !holds) || (other.known && !other.holds);
    return new Outcome(bothHold, bothHold || oneFails, joined(other));
  }

  Outcome or(Outcome other) {
    boolean oneHolds = holds || other.holds;
    return new Outcome(oneHolds, oneHolds || (known && other.known), joined(other));
  }

  private List<String> joined(Outcome other) {
    List<String> both = new ArrayList<>(evidence);
    both.addAll(other.evidence);
    return both;
  }
}
