package org.plateau.analysis.snapshot;

import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Analysis;
import org.plateau.analysis.Result;
import org.plateau.analysis.Verdict;
import org.plateau.ingest.history.RunEntry;

/**
 * A run and what was found out about it.
 *
 * <p>What comes from a snapshot is taken apart when it is first asked for: most questions are of a
 * few runs, and of those about their results and not their curves.
 */
public final class AnalysedRun {
  private final RunEntry run;
  private final String verdict;
  private final Supplier<Analysis> results;
  private final Supplier<Analysis> whole;
  private final @Nullable Packed packed;

  /**
   * A run that was just analysed.
   *
   * @throws IllegalArgumentException when the analysis is of another run
   */
  public AnalysedRun(RunEntry run, Analysis analysis) {
    this(run, analysis.verdict().map(Verdict::id).orElse(""), () -> analysis, () -> analysis, null);
    if (!run.runId().equals(analysis.runId())) {
      throw new IllegalArgumentException(run.runId() + " with the analysis of " + analysis.runId());
    }
  }

  private AnalysedRun(
      RunEntry run,
      String verdict,
      Supplier<Analysis> results,
      Supplier<Analysis> whole,
      @Nullable Packed packed) {
    this.run = run;
    this.verdict = verdict;
    this.results = results;
    this.whole = whole;
    this.packed = packed;
  }

  /** A run as it lies in a snapshot. */
  static AnalysedRun packed(RunEntry run, String verdict, Packed packed) {
    Supplier<Analysis> results = new Once<>(packed::withoutCurves);
    Supplier<Analysis> whole = new Once<>(() -> packed.withCurves(results.get()));
    return new AnalysedRun(run, verdict, results, whole, packed);
  }

  public RunEntry run() {
    return run;
  }

  /** {@link Verdict#id()} by the quoted method; empty for a run of summaries alone. */
  public String verdict() {
    return verdict;
  }

  /** Everything that is said of it, curves and all. */
  public Analysis analysis() {
    return whole.get();
  }

  /** The same without its curves, which are most of it. */
  public Analysis withoutCurves() {
    return results.get();
  }

  /** Its results in their natural order. */
  public List<Result> results() {
    return results.get().results();
  }

  /** How it lies in the snapshot that it was read from. */
  @Nullable Packed packed() {
    return packed;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof AnalysedRun that
            && run.equals(that.run)
            && analysis().equals(that.analysis()));
  }

  @Override
  public int hashCode() {
    return run.runId().hashCode();
  }

  @Override
  public String toString() {
    return "AnalysedRun[" + run.runId() + ", " + verdict + "]";
  }

  /** Computes a value when it is first asked for, and keeps it. */
  private static final class Once<T> implements Supplier<T> {
    private @Nullable Supplier<T> source;
    private @Nullable T value;

    Once(Supplier<T> source) {
      this.source = source;
    }

    @Override
    public synchronized T get() {
      if (source != null) {
        value = source.get();
        source = null;
      }
      return Objects.requireNonNull(value);
    }
  }
}
