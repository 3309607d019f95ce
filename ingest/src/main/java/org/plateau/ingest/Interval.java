package org.plateau.ingest;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What one series did in one direction during one window: the row that all curves are made of.
 *
 * <p>A reader may know only a part of it (an fio {@code _iops} log has no latency); {@link
 * LogSetReader} joins the parts that have the same run, series, direction and window.
 *
 * @param part the runner's own name of the run inside its log set (job group, RD, test, thread
 *     step); empty when the log set is one run
 * @param operations operations completed in the window; a windowed rate times its length, so not
 *     always whole
 * @param bytes bytes moved in the window
 * @param latencies at most one of each {@link LatencyKind}
 * @param gauges anything else, by name and in base units: {@code queue_depth}, {@code
 *     queries_per_second}, {@code errors_per_second}, {@code cpu_percent}, {@code users} …
 * @param origins the log lines it was read from
 */
public record Interval(
    String part,
    Series series,
    Direction direction,
    Window window,
    @Nullable Double operations,
    @Nullable Double bytes,
    List<Latency> latencies,
    SortedMap<String, Double> gauges,
    List<Origin> origins) {
  public Interval {
    latencies = List.copyOf(latencies);
    gauges = Collections.unmodifiableSortedMap(new TreeMap<>(gauges));
    origins = List.copyOf(origins);
    if (operations != null && !(operations >= 0)) {
      throw new IllegalArgumentException("operations " + operations);
    }
    if (bytes != null && !(bytes >= 0)) {
      throw new IllegalArgumentException("bytes " + bytes);
    }
  }

  /** An interval without gauges, read at one place. */
  public static Interval of(
      String part,
      Series series,
      Direction direction,
      Window window,
      @Nullable Double operations,
      @Nullable Double bytes,
      List<Latency> latencies,
      Origin origin) {
    return new Interval(
        part,
        series,
        direction,
        window,
        operations,
        bytes,
        latencies,
        Collections.emptySortedMap(),
        List.of(origin));
  }

  /** Operations per second. */
  public Optional<Double> rate() {
    return Optional.ofNullable(operations).map(count -> count / window.seconds());
  }

  /** Bytes per second. */
  public Optional<Double> bandwidth() {
    return Optional.ofNullable(bytes).map(amount -> amount / window.seconds());
  }

  public Optional<Latency> latency(LatencyKind kind) {
    for (Latency latency : latencies) {
      if (latency.kind() == kind) {
        return Optional.of(latency);
      }
    }
    return Optional.empty();
  }

  /** Total latency where the log has it, else completion latency: what the pages call latency. */
  public Optional<Latency> latency() {
    return latency(LatencyKind.TOTAL).or(() -> latency(LatencyKind.COMPLETION));
  }
}
