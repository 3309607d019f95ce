package org.plateau.analysis;

import java.util.function.Function;
import org.plateau.ingest.Window;

/** Whether a run reached steady state, and when, by one method. */
public sealed interface Verdict {

  /** Id of the method that gave it. */
  String method();

  /**
   * Steady to its end.
   *
   * @param first the first window that passed
   * @param last the run of passing windows that reaches the end of the log; pages quote this one
   */
  record Steady(String method, Evidence first, Evidence last) implements Verdict {}

  /**
   * Was steady once, and then no more.
   *
   * @param first the first window that passed
   * @param atNanos start of the first round that broke it
   * @param criterion what failed then, as in {@link Unsteady}
   */
  record Lost(String method, Evidence first, long atNanos, String criterion) implements Verdict {}

  /**
   * Never steady.
   *
   * @param last the last window looked at, which failed
   * @param criterion what failed there, a message key: {@code range}, {@code slope}, {@code both},
   *     {@code missing} (a round is not known, or nothing was done), {@code search-limit} (MSER-5),
   *     {@code short-segment} (change points)
   */
  record Unsteady(String method, Evidence last, String criterion) implements Verdict {}

  /**
   * Too few rounds to say.
   *
   * @param rounds how many there are
   * @param needed how many there must be
   */
  record TooShort(String method, int rounds, int needed) implements Verdict {}

  /**
   * What a criterion saw in one window, or in a final stretch of many. Of a stretch, mean and line
   * are of the whole, while spread and rise are what was held against the limits: the largest of
   * any of its windows, for {@code mser5} and {@code change-point} those of its five blocks.
   *
   * @param window its place in the run
   * @param mean mean of the tracked variable, in its base unit
   * @param rangeRatio spread over mean: (max − min) / mean
   * @param slopeRatio rise of the fitted line across a window over the mean, absolute
   * @param slopePerRound slope of the fitted line, base unit per round
   * @param intercept the fitted line at the first round of the window
   * @param rounds rounds in the window
   */
  record Evidence(
      Window window,
      double mean,
      double rangeRatio,
      double slopeRatio,
      double slopePerRound,
      double intercept,
      int rounds) {}

  /** One function per case. */
  default <T> T match(
      Function<Steady, T> steady,
      Function<Lost, T> lost,
      Function<Unsteady, T> unsteady,
      Function<TooShort, T> tooShort) {
    if (this instanceof Steady s) {
      return steady.apply(s);
    }
    if (this instanceof Lost l) {
      return lost.apply(l);
    }
    if (this instanceof Unsteady u) {
      return unsteady.apply(u);
    }
    return tooShort.apply((TooShort) this);
  }

  /** {@code steady}, {@code lost}, {@code unsteady}, {@code too-short}. */
  default String id() {
    return match(s -> "steady", l -> "lost", u -> "unsteady", t -> "too-short");
  }
}
