package org.plateau.sample.drive;

import java.util.Locale;

/** The stage of a test that a simulated run belongs to. */
public enum Phase {
  /** From a fresh drive until its curve is flat. */
  PRECONDITION,
  /** The measurement that follows. */
  PRIMARY,
  /** One point of a grid of loads. */
  SCALING,
  /** One point of a curve of paced rates. */
  CURVE;

  /** Whether the run is one small point among many that make a chart together. */
  public boolean isPoint() {
    return this == SCALING || this == CURVE;
  }

  /** As run.yaml and folder names spell it. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
