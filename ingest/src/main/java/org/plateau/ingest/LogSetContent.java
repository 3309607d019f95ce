package org.plateau.ingest;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * All that the files of one log set say, joined.
 *
 * @param files each file with the format it was read as
 * @param facts one per part, in part order
 * @param intervals joined and in order of part, series, window, direction
 * @param summaries in file order
 * @param problems in file and line order
 */
public record LogSetContent(
    List<ReadFile> files,
    List<RunFacts> facts,
    List<Interval> intervals,
    List<Summary> summaries,
    List<Problem> problems) {
  public LogSetContent {
    files = List.copyOf(files);
    facts = List.copyOf(facts);
    intervals = List.copyOf(intervals);
    summaries = List.copyOf(summaries);
    problems = List.copyOf(problems);
  }

  /**
   * A file of the set.
   *
   * @param format the reader's {@link LogReader#format()}; empty when no reader recognised it
   * @param bytes size of the decompressed content
   */
  public record ReadFile(String path, String sha256, long bytes, String format) {}

  /** The names of the runs in it, in order; a set with one unnamed run has the part {@code ""}. */
  public SortedSet<String> parts() {
    TreeSet<String> parts = new TreeSet<>();
    facts.forEach(fact -> parts.add(fact.part()));
    intervals.forEach(interval -> parts.add(interval.part()));
    summaries.forEach(summary -> parts.add(summary.part()));
    return parts;
  }
}
