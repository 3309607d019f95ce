package org.plateau.ingest;

import java.util.Locale;

/** Which stretch of an operation's life a latency covers. */
public enum LatencyKind {
  /** From the start of submission to completion; what runners other than fio report. */
  TOTAL,
  /** From the hand-over to the kernel to completion; fio's {@code clat}. */
  COMPLETION,
  /** From the start of submission to the hand-over to the kernel; fio's {@code slat}. */
  SUBMISSION;

  /** The name used in files and tables, in lower case. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The kind with this {@link #id()}. */
  public static LatencyKind of(String id) {
    return valueOf(id.toUpperCase(Locale.ROOT));
  }
}
