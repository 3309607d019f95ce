package org.plateau.ingest;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What the runner itself reported for a whole run, or for one series of it: a witness, kept and
 * held against what the intervals say.
 *
 * @param part as in {@link Interval#part()}
 * @param total whether the runner already added up its series here (fio's {@code All clients},
 *     Iometer's {@code ALL}); a total is never added to its parts
 * @param window the measured time; absent where the runner does not tell it
 * @param operations operations completed
 * @param bytes bytes moved
 * @param rate operations (or transactions) per second, as reported
 * @param bandwidth bytes per second, as reported
 * @param latencies at most one of each {@link LatencyKind}
 * @param gauges anything else, by name and in base units: {@code queries_per_second}, {@code
 *     new_orders_per_minute}, {@code elapsed_seconds}, {@code errors} …
 * @param origin the lines it was read from
 */
public record Summary(
    String part,
    Series series,
    boolean total,
    Direction direction,
    @Nullable Window window,
    @Nullable Double operations,
    @Nullable Double bytes,
    @Nullable Double rate,
    @Nullable Double bandwidth,
    List<Latency> latencies,
    SortedMap<String, Double> gauges,
    Origin origin) {
  public Summary {
    latencies = List.copyOf(latencies);
    gauges = Collections.unmodifiableSortedMap(new TreeMap<>(gauges));
  }

  public Optional<Latency> latency(LatencyKind kind) {
    return latencies.stream().filter(latency -> latency.kind() == kind).findFirst();
  }

  /** Total latency where the log has it, else completion latency. */
  public Optional<Latency> latency() {
    return latency(LatencyKind.TOTAL).or(() -> latency(LatencyKind.COMPLETION));
  }
}
