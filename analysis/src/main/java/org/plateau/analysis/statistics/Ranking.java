package org.plateau.analysis.statistics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The order of like runs: rank = 1 + the number of those that are significantly better, so
 * differences inside the noise are ties (docs/methods/welch-rank.md).
 *
 * @param places from the best value to the worst; equal values in the order of their names
 */
public record Ranking(List<Place> places) {
  public Ranking {
    places = List.copyOf(places);
  }

  /** What is ranked, by name. */
  public record Entry(String name, Estimate estimate) {}

  /**
   * A place in the order.
   *
   * @param rank from 1
   * @param tied whether another has the same rank
   * @param leads whether it is significantly better than every other; false when there is no other
   */
  public record Place(Entry entry, int rank, boolean tied, boolean leads) {}

  /**
   * Ranks the entries.
   *
   * @param noise share of the value, 0.02 for 2 %, for entries without a measured noise of their
   *     own
   */
  public static Ranking of(List<Entry> entries, boolean higherIsBetter, double noise) {
    Comparator<Entry> byValue = Comparator.comparingDouble(entry -> entry.estimate().value());
    List<Entry> sorted = new ArrayList<>(entries);
    sorted.sort((higherIsBetter ? byValue.reversed() : byValue).thenComparing(Entry::name));
    List<Integer> ranks =
        sorted.stream().map(entry -> 1 + better(entry, sorted, higherIsBetter, noise)).toList();
    List<Place> places = new ArrayList<>();
    for (int i = 0; i < sorted.size(); i++) {
      int rank = ranks.get(i);
      Entry entry = sorted.get(i);
      boolean tied = ranks.stream().filter(other -> other == rank).count() > 1;
      boolean leads =
          sorted.size() > 1 && worse(entry, sorted, higherIsBetter, noise) == sorted.size() - 1;
      places.add(new Place(entry, rank, tied, leads));
    }
    return new Ranking(places);
  }

  private static int better(Entry entry, List<Entry> all, boolean higherIsBetter, double noise) {
    return (int)
        all.stream().filter(other -> isBetter(other, entry, higherIsBetter, noise)).count();
  }

  private static int worse(Entry entry, List<Entry> all, boolean higherIsBetter, double noise) {
    return (int)
        all.stream().filter(other -> isBetter(entry, other, higherIsBetter, noise)).count();
  }

  private static boolean isBetter(Entry a, Entry b, boolean higherIsBetter, double noise) {
    boolean above = a.estimate().value() - b.estimate().value() > 0;
    return above == higherIsBetter && Comparison.differs(a.estimate(), b.estimate(), noise);
  }

  /** The place of a name. */
  public Optional<Place> of(String name) {
    return places.stream().filter(place -> place.entry().name().equals(name)).findFirst();
  }
}
