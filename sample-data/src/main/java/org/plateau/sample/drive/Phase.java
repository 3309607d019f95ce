package org.plateau.sample.drive;

import java.util.Locale;

/** The stage of a test that a simulated run belongs to. */
public enum Phase {
  /** From a fresh drive until its curve is flat. */
  PRECONDITION,
  /** The measurement that follows. */
  PRIMARY,
  /** One point of a grid of loads. */
  SCALING;

  /** As run.yaml and folder names spell it. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
