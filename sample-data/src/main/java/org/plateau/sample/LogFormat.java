package org.plateau.sample;

/** The two forms in which a simulated run is written. */
public enum LogFormat {
  /** Plateau's own format, under gzip. */
  JSON_LINES,
  /** fio 3.33: json+ and interval logs in a zip. */
  FIO
}
