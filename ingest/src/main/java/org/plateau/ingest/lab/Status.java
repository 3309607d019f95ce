package org.plateau.ingest.lab;

import java.util.Locale;
import java.util.Optional;

/** How far a run got, as its runner's script says in run.yaml. */
public enum Status {
  COMPLETE,
  /** Still being written: left for next time. */
  RUNNING,
  /** Ended early; what it wrote is read and marked. */
  FAILED;

  /** As run.yaml spells it: {@code running}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Status> of(String id) {
    return Ids.find(values(), Status::id, id);
  }
}
