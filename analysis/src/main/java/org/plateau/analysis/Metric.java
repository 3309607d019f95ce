package org.plateau.analysis;

import java.util.Locale;

/** What is measured, with its base unit and its better side. */
public enum Metric {
  /** Operations per second, all series of the run added. */
  IOPS("1/s", true),
  /** Bytes per second. */
  BANDWIDTH("B/s", true),
  /** Total latency of an operation, or completion latency where the log has no other. */
  LATENCY("ns", false),
  /** Database transactions (events) per second. */
  TPS("1/s", true),
  /** Database queries per second. */
  QPS("1/s", true),
  /** TPC-C new orders per minute, as the load generator counts them. */
  NOPM("1/min", true),
  /** Wall-clock time of a job. */
  ELAPSED("s", false),
  /**
   * A moment of a run's life, since its start: with the span burst the burst's end, with the span
   * steady the arrival at the steady level.
   */
  MOMENT("s", true);

  private final String unit;
  private final boolean higherIsBetter;

  Metric(String unit, boolean higherIsBetter) {
    this.unit = unit;
    this.higherIsBetter = higherIsBetter;
  }

  /** The base unit in which values of this metric are kept. */
  public String unit() {
    return unit;
  }

  public boolean higherIsBetter() {
    return higherIsBetter;
  }

  /** The name in review files, tables and addresses. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The metric with this {@link #id()}. */
  public static Metric of(String id) {
    return valueOf(id.toUpperCase(Locale.ROOT));
  }
}
