package org.plateau.ingest;

import java.util.List;

/**
 * What is already known when a file of a log set is read.
 *
 * @param facts what the files read before it said of their runs
 * @param summaries the runner's own figures read before it
 * @param names names of all files in the log set
 */
public record Siblings(List<RunFacts> facts, List<Summary> summaries, List<String> names) {
  /** A file on its own. */
  public static final Siblings NONE = new Siblings(List.of(), List.of(), List.of());

  public Siblings {
    facts = List.copyOf(facts);
    summaries = List.copyOf(summaries);
    names = List.copyOf(names);
  }
}
