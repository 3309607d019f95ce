package org.plateau.ingest.table;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a column of a table holds. */
public enum Role {
  /** Operations (transactions, requests) in the row's window. */
  OPERATIONS("operations", Dimension.COUNT),
  /** Operations per second. */
  RATE("rate", Dimension.COUNT),
  /** Amount of data in the row's window. */
  BYTES("bytes", Dimension.SIZE),
  /** Data per second. */
  BANDWIDTH("bandwidth", Dimension.SIZE),
  /** Operations whose latency was measured. */
  LATENCY_COUNT("latency.count", Dimension.COUNT),
  LATENCY_MEAN("latency.mean", Dimension.TIME),
  LATENCY_MIN("latency.min", Dimension.TIME),
  LATENCY_MAX("latency.max", Dimension.TIME),
  LATENCY_STDDEV("latency.stddev", Dimension.TIME),
  /** A percentile as the tool reports it; the mapping names its rank. */
  LATENCY_PERCENTILE("latency.percentile", Dimension.TIME),
  /** Anything else that is a number; the mapping names the gauge. */
  GAUGE("gauge", Dimension.ANY);

  /** What the unit of a role measures. */
  enum Dimension {
    COUNT,
    SIZE,
    TIME,
    ANY
  }

  private final String id;
  private final Dimension dimension;

  Role(String id, Dimension dimension) {
    this.id = id;
    this.dimension = dimension;
  }

  /** The name used in run.yaml: {@code latency.mean}. */
  public String id() {
    return id;
  }

  Dimension dimension() {
    return dimension;
  }

  static Optional<Role> of(String id) {
    String lower = id.toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(role -> role.id.equals(lower)).findFirst();
  }

  static String all() {
    return Arrays.stream(values()).map(Role::id).collect(Collectors.joining(", "));
  }
}
