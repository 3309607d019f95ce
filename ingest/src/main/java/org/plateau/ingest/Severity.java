package org.plateau.ingest;

/** How much a problem matters. */
public enum Severity {
  /** Worth knowing; nothing is missing and nothing is in doubt. */
  NOTE,
  /** A value is missing, repaired or in doubt; it is named, and the rest stands. */
  WARNING,
  /** Something could not be read or used at all. */
  ERROR
}
