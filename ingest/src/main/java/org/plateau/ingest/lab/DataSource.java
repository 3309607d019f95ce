package org.plateau.ingest.lab;

import java.util.Locale;
import java.util.Optional;

/** Whether a drive did what the log says; what is not real says so on every page made from it. */
public enum DataSource {
  /** Measured on a drive. */
  REAL,
  /** Written by a drive model. */
  SIMULATED,
  /** Made afterwards from published figures. */
  RECONSTRUCTED;

  /** As run.yaml spells it: {@code simulated}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<DataSource> of(String id) {
    return Ids.find(values(), DataSource::id, id);
  }
}
