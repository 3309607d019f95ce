package org.plateau.ingest.history;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.plateau.ingest.LogSetContent.ReadFile;
import org.plateau.ingest.Problem;
import org.plateau.ingest.RunFacts;

/**
 * A run as the history lists it: who it is, what it is labelled as, and which files it came from.
 * Its intervals and summaries are rows of their own.
 *
 * @param runId stable id, derived from the log set's content and the part
 * @param logSetId SHA-256 over the sorted hashes of the log set's files
 * @param part the runner's name of the run inside its log set; may be empty
 * @param folder where the log set lies, relative to the lab
 * @param labels keys as in run.yaml: {@code drive, os, op_profile, workload, phase, threads …}
 * @param files what the log set consists of
 * @param facts what the log said of the run
 * @param problems what was wrong with its files
 */
public record RunEntry(
    String runId,
    String logSetId,
    String part,
    String folder,
    SortedMap<String, String> labels,
    List<ReadFile> files,
    RunFacts facts,
    List<Problem> problems) {
  public RunEntry {
    labels = Collections.unmodifiableSortedMap(new TreeMap<>(labels));
    files = List.copyOf(files);
    problems = List.copyOf(problems);
  }

  /** A label, or the empty text. */
  public String label(String key) {
    return labels.getOrDefault(key, "");
  }
}
