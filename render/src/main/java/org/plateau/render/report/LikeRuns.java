package org.plateau.render.report;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.plateau.analysis.snapshot.AnalysedRun;

/**
 * Runs that may be compared with each other: the same workload, phase, system, host, profile, load
 * and treatment of the drive; they differ in the drive and in how often it was run.
 *
 * @param labels what they share; a label that none of them has is left out
 */
public record LikeRuns(SortedMap<String, String> labels, List<AnalysedRun> runs) {
  private static final List<String> ALIKE =
      List.of(
          "workload",
          "phase",
          "os",
          "host",
          "op_profile",
          "threads",
          "queue_depth",
          "active_range",
          "write_cache",
          "purge");

  public LikeRuns {
    labels = Collections.unmodifiableSortedMap(new TreeMap<>(labels));
    runs = List.copyOf(runs);
  }

  /** Sorts runs into groups of their like, in the order of their labels. */
  public static List<LikeRuns> of(Collection<AnalysedRun> runs) {
    TreeMap<String, List<AnalysedRun>> groups = new TreeMap<>();
    for (AnalysedRun run : runs) {
      List<String> key = new ArrayList<>();
      ALIKE.forEach(label -> key.add(padded(run.run().label(label))));
      groups.computeIfAbsent(String.join("\n", key), any -> new ArrayList<>()).add(run);
    }
    return groups.values().stream()
        .map(group -> new LikeRuns(shared(group.get(0)), group))
        .toList();
  }

  /** Counts sort as numbers, 2, 4, 16, and what is sold before what is set up. */
  private static String padded(String value) {
    if (value.equals("stock")) {
      return " " + value;
    }
    return value.matches("[0-9]{1,9}") ? "0".repeat(10 - value.length()) + value : value;
  }

  private static SortedMap<String, String> shared(AnalysedRun run) {
    TreeMap<String, String> labels = new TreeMap<>();
    for (String label : ALIKE) {
      if (!run.run().label(label).isEmpty()) {
        labels.put(label, run.run().label(label));
      }
    }
    return labels;
  }

  /** A label that they share, or the empty text. */
  public String label(String key) {
    return labels.getOrDefault(key, "");
  }

  /** A label as a number; 0 where it is none. */
  int count(String key) {
    String text = label(key);
    return text.matches("[0-9]{1,9}") ? Integer.parseInt(text) : 0;
  }

  /** Operations under way at once; 0 where it is not known. */
  int outstanding() {
    return Math.max(1, count("threads")) * count("queue_depth");
  }

  /** Threads and queue depth as one token, {@code 16T/16Q}; empty where neither is known. */
  String load() {
    String threads = count("threads") > 0 ? label("threads") + "T" : "";
    String depth = count("queue_depth") > 0 ? label("queue_depth") + "Q" : "";
    return threads.isEmpty() || depth.isEmpty() ? threads + depth : threads + "/" + depth;
  }

  /** The drives that were run so, by id. */
  public List<String> drives() {
    return runs.stream().map(run -> run.run().label("drive")).distinct().sorted().toList();
  }

  /** One drive's runs. */
  public List<AnalysedRun> of(String drive) {
    return runs.stream().filter(run -> run.run().label("drive").equals(drive)).toList();
  }

  /** The same labels as a key of its own in addresses: letters, digits and hyphens. */
  String key() {
    return String.join("-", labels.values()).replaceAll("[^A-Za-z0-9]+", "-");
  }
}
