package org.plateau.ingest.table;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.Series;

/** The figures of one row that belong to one series and direction. */
final class RowFigures {
  final Series series;
  final Direction direction;
  final SortedMap<String, Double> gauges = new TreeMap<>();
  private final SortedMap<Double, Double> percentiles = new TreeMap<>();
  private boolean hasLatency;
  @Nullable Double operations;
  @Nullable Double rate;
  @Nullable Double bytes;
  @Nullable Double bandwidth;
  @Nullable Double count;
  @Nullable Double mean;
  @Nullable Double min;
  @Nullable Double max;
  @Nullable Double stddev;

  RowFigures(Series series, Direction direction) {
    this.series = series;
    this.direction = direction;
  }

  boolean isFor(Series other, Direction way) {
    return series.equals(other) && direction == way;
  }

  /** Takes a value in base units. */
  void put(ValueColumn column, double value) {
    switch (column.role()) {
      case OPERATIONS -> operations = value;
      case RATE -> rate = value;
      case BYTES -> bytes = value;
      case BANDWIDTH -> bandwidth = value;
      case LATENCY_COUNT -> count = value;
      case LATENCY_MEAN -> mean = value;
      case LATENCY_MIN -> min = value;
      case LATENCY_MAX -> max = value;
      case LATENCY_STDDEV -> stddev = value;
      case LATENCY_PERCENTILE -> {
        Double rank = column.rank();
        if (rank != null) {
          percentiles.put(rank, value);
        }
      }
      case GAUGE -> {
        String name = column.gauge();
        if (name != null) {
          gauges.put(name, value);
        }
      }
    }
    hasLatency |= column.role().dimension() == Role.Dimension.TIME;
  }

  List<Latency> latencies() {
    List<Latency> latencies = new ArrayList<>();
    if (hasLatency) {
      Double measured = count;
      latencies.add(
          new Latency(
              LatencyKind.TOTAL,
              measured == null ? null : Long.valueOf(Math.round(measured)),
              mean,
              min,
              max,
              stddev,
              null,
              percentiles));
    }
    return latencies;
  }

  /** Operations in a window of that many seconds, counted or by the rate. */
  @Nullable Double operationsIn(double seconds) {
    Double perSecond = rate;
    return operations != null || perSecond == null
        ? operations
        : Double.valueOf(perSecond * seconds);
  }

  /** Bytes in a window of that many seconds. */
  @Nullable Double bytesIn(double seconds) {
    Double perSecond = bandwidth;
    return bytes != null || perSecond == null ? bytes : Double.valueOf(perSecond * seconds);
  }
}
