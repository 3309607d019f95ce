package org.plateau.ingest;

import java.util.Locale;

/** Which way the bytes went. */
public enum Direction {
  READ,
  WRITE,
  TRIM,
  /** The runner does not tell directions apart (transactions, mixed-only reports). */
  ALL;

  /**
   * The name used in logs, tables and addresses: {@code read}, {@code write}, {@code trim}, {@code
   * all}.
   */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The direction with this {@link #id()}. */
  public static Direction of(String id) {
    return valueOf(id.toUpperCase(Locale.ROOT));
  }
}
