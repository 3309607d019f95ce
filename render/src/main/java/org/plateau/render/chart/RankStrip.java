package org.plateau.render.chart;

import java.util.List;

/**
 * A benchmark's ranks in the contents rail, one bar a chart.
 *
 * @param ranks in chart order; {@link #NO_RANK} where the subject has none
 */
public record RankStrip(List<Integer> ranks) implements Plot {
  /** A chart in which the subject has no rank. */
  public static final int NO_RANK = 0;

  public RankStrip {
    ranks = Require.some("ranks", ranks);
    if (ranks.stream().anyMatch(r -> r < NO_RANK)) {
      throw new IllegalArgumentException("a rank below 0 in " + ranks);
    }
  }

  @Override
  public String kind() {
    return "rank-strip";
  }

  @Override
  public <T> T match(Cases<T> cases) {
    return cases.rankStrip(this);
  }
}
