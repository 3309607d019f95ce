package org.plateau.ingest;

import java.util.List;

/** Holds what intervals and the runner's summaries say against each other. */
final class Reconciliation {
  private Reconciliation() {}

  static List<Problem> of(List<RunFacts> facts, List<Interval> rows, List<Summary> summaries) {
    return List.of();
  }
}
