package org.plateau.analysis;

import java.util.Locale;

/** Which stretch of the run a value speaks of. */
public enum Span {
  /** The final run of steady windows. */
  STEADY,
  /** The whole run. */
  WHOLE,
  /** The fresh drive's level before the fall. */
  BURST;

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The span with this {@link #id()}. */
  public static Span of(String id) {
    return valueOf(id.toUpperCase(Locale.ROOT));
  }
}
