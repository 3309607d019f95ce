package org.plateau.ingest.history;

import java.util.List;
import org.plateau.ingest.Problem;

/**
 * A log set in which no run was found, with the reasons; remembered so that it is not read again.
 */
public record UnreadSet(String logSetId, String folder, List<Problem> problems) {
  public UnreadSet {
    problems = List.copyOf(problems);
  }
}
