package org.plateau.ingest;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Tells apart what ran side by side within one run: jobs, workers, hosts, devices, VMs, operations.
 *
 * @param labels the telling labels; keys are of {@code job, worker, host, device, vm, operation}
 *     (empty when the run is one series)
 */
public record Series(SortedMap<String, String> labels) implements Comparable<Series> {
  /** The run as a whole. */
  public static final Series WHOLE = new Series(Collections.emptySortedMap());

  public Series {
    labels = Collections.unmodifiableSortedMap(new TreeMap<>(labels));
  }

  public static Series of(String key, String value) {
    return new Series(new TreeMap<>(Map.of(key, value)));
  }

  public Series with(String key, String value) {
    TreeMap<String, String> more = new TreeMap<>(labels);
    more.put(key, value);
    return new Series(more);
  }

  /** {@code host=a,job=1}; empty for {@link #WHOLE}. */
  public String id() {
    return labels.entrySet().stream()
        .map(label -> label.getKey() + "=" + label.getValue())
        .collect(Collectors.joining(","));
  }

  @Override
  public int compareTo(Series other) {
    return id().compareTo(other.id());
  }

  @Override
  public String toString() {
    return id();
  }
}
