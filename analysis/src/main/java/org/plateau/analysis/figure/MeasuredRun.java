package org.plateau.analysis.figure;

import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Result;

/** A run as figures see it: what it is of, whether it was steady, and its results. */
public final class MeasuredRun implements Comparable<MeasuredRun> {
  private final RunKey key;
  private final String verdict;
  private final Supplier<List<Result>> results;

  /**
   * A run whose results are at hand.
   *
   * @param verdict {@link org.plateau.analysis.Verdict#id()} by the quoted method; empty for a run
   *     without intervals
   */
  public MeasuredRun(RunKey key, String verdict, List<Result> results) {
    this(key, verdict, results(results));
  }

  /** A run whose results are fetched when a figure asks for them. */
  public MeasuredRun(RunKey key, String verdict, Supplier<List<Result>> results) {
    this.key = key;
    this.verdict = verdict;
    this.results = results;
  }

  private static Supplier<List<Result>> results(List<Result> results) {
    List<Result> copy = List.copyOf(results);
    return () -> copy;
  }

  public RunKey key() {
    return key;
  }

  public String verdict() {
    return verdict;
  }

  public List<Result> results() {
    return results.get();
  }

  @Override
  public int compareTo(MeasuredRun other) {
    return key.compareTo(other.key);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || (other instanceof MeasuredRun that && key.equals(that.key));
  }

  @Override
  public int hashCode() {
    return key.hashCode();
  }
}
