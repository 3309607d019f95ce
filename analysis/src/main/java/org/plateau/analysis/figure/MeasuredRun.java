package org.plateau.analysis.figure;

import java.util.List;
import org.plateau.analysis.Result;

/**
 * A run as figures see it: what it is of, whether it was steady, and its results.
 *
 * @param verdict {@link org.plateau.analysis.Verdict#id()} by the quoted method; empty for a run
 *     without intervals
 */
public record MeasuredRun(RunKey key, String verdict, List<Result> results)
    implements Comparable<MeasuredRun> {
  public MeasuredRun {
    results = List.copyOf(results);
  }

  @Override
  public int compareTo(MeasuredRun other) {
    return key.compareTo(other.key);
  }
}
