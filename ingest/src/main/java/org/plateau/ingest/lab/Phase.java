package org.plateau.ingest.lab;

import java.util.Locale;
import java.util.Optional;

/** What a run was for, within the protocol of its test (model-reviews.md 1.6). */
public enum Phase {
  /** Brings the drive to its steady state. */
  PRECONDITION,
  /** The fixed load after preconditioning. */
  PRIMARY,
  /** One point of a grid of threads and queue depths. */
  SCALING,
  /** One rate of a latency curve. */
  CURVE,
  /** One point of a sweep over block sizes or workers. */
  SWEEP,
  /** An application, as TPC-C. */
  APP;

  /** As run.yaml spells it: {@code precondition}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Phase> of(String id) {
    return Ids.find(values(), Phase::id, id);
  }
}
