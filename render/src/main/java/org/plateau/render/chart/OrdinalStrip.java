package org.plateau.render.chart;

/**
 * The strip of a figure whose rank is known and whose value is not: no position is drawn.
 *
 * @param rank of the subject, from 1
 * @param count of all drives
 */
public record OrdinalStrip(int rank, int count) implements Plot {
  public OrdinalStrip {
    if (rank < 1 || rank > count) {
      throw new IllegalArgumentException("rank " + rank + " of " + count);
    }
  }

  @Override
  public String kind() {
    return "ordinal-strip";
  }

  @Override
  public <T> T match(Cases<T> cases) {
    return cases.ordinalStrip(this);
  }
}
