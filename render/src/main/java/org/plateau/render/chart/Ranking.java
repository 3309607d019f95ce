package org.plateau.render.chart;

import java.util.List;

/**
 * Drives by rank as lollipops, ties held together by a bracket.
 *
 * @param entries by rank; inside a tie by name
 */
public record Ranking(Measure measure, List<Entry> entries) implements Plot {
  public Ranking {
    entries = Require.some("entries", entries);
    Require.distinct("entry", entries, Entry::key);
    for (int i = 1; i < entries.size(); i++) {
      if (entries.get(i).rank() < entries.get(i - 1).rank()) {
        throw new IllegalArgumentException(
            "entry " + entries.get(i).key() + " is out of rank order");
      }
    }
  }

  /** Whether the entry shares its rank with another. */
  public boolean isTied(Entry entry) {
    return entries.stream().filter(e -> e.rank() == entry.rank()).count() > 1;
  }

  /** The rank as printed: "7", or "=7" in a tie. */
  public String rankText(Entry entry) {
    return isTied(entry) ? "=" + entry.rank() : Integer.toString(entry.rank());
  }

  /**
   * One drive in one profile.
   *
   * @param low smallest of its repeated runs; the value itself if there is one run
   * @param high largest of its repeated runs
   */
  public record Entry(
      String key,
      int rank,
      String name,
      String detail,
      Role role,
      Bar.Known value,
      double low,
      double high) {
    public Entry {
      Require.text("entry key", key);
      Require.text("name", name);
      if (rank < 1) {
        throw new IllegalArgumentException("rank is " + rank + ", expected 1 or more");
      }
      if (!(low <= value.value() && value.value() <= high)) {
        throw new IllegalArgumentException(
            key + ": " + value.value() + " is outside its spread " + low + " to " + high);
      }
    }
  }

  @Override
  public String kind() {
    return "ranking";
  }

  @Override
  public <T> T match(Cases<T> cases) {
    return cases.ranking(this);
  }
}
