package org.plateau.analysis.figure;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a run is of: the labels by which a review chooses it.
 *
 * @param runId the run's id in the history
 * @param labels keys of run.yaml to their values; see {@link #KEYS}
 */
public record RunKey(String runId, SortedMap<String, String> labels) implements Comparable<RunKey> {
  /** The labels that a selection may name. */
  public static final List<String> KEYS =
      List.of(
          "drive",
          "op_profile",
          "os",
          "workload",
          "phase",
          "threads",
          "queue_depth",
          "host",
          "firmware",
          "driver",
          "active_range",
          "write_cache",
          "purge",
          "test",
          "round",
          "repeat",
          "vm",
          "operation",
          "part",
          "runner",
          "source");

  public RunKey {
    labels = Collections.unmodifiableSortedMap(new TreeMap<>(labels));
  }

  public RunKey(String runId, Map<String, String> labels) {
    this(runId, new TreeMap<>(labels));
  }

  public Optional<String> label(String key) {
    return Optional.ofNullable(labels.get(key));
  }

  /** Whether they are the same but for which repetition they are. */
  public boolean isRepetitionOf(RunKey other) {
    return labels.containsKey("repeat")
        && other.labels.containsKey("repeat")
        && !label("repeat").equals(other.label("repeat"))
        && without("repeat").equals(other.without("repeat"));
  }

  private SortedMap<String, String> without(String key) {
    TreeMap<String, String> rest = new TreeMap<>(labels);
    rest.remove(key);
    return rest;
  }

  @Override
  public int compareTo(RunKey other) {
    return runId.compareTo(other.runId);
  }
}
