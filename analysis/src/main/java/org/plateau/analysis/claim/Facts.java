package org.plateau.analysis.claim;

import java.util.Optional;
import org.plateau.analysis.statistics.Ranking;

/** What a claim asks of the figures; an empty answer means that it cannot be known. */
public interface Facts {
  /** Value of a figure in its base unit. */
  Optional<Double> value(String figure);

  /** Place of a figure's drive among its comparables; empty where there are none. */
  Optional<Ranking.Place> place(String figure);

  /** The place that the source of a retold review printed; empty where it printed none. */
  default Optional<Integer> publishedRank(String figure) {
    return Optional.empty();
  }

  /** Whether no run behind a figure was ever steady. */
  Optional<Boolean> neverSteady(String figure);
}
