package org.plateau.render.chart;

import java.util.List;

/**
 * Two values a drive and the change between them, as from stock to HP profile: chart type (g).
 *
 * @param pairs top to bottom
 */
public record Dumbbell(Measure measure, List<Pair> pairs) implements Plot {
  public Dumbbell {
    pairs = Require.some("pairs", pairs);
    Require.distinct("pair", pairs, Pair::key);
  }

  /**
   * One drive.
   *
   * @param hollow the value of the first state, such as the stock profile
   * @param filled the value of the second
   * @param change as printed at the right edge, signed, such as "+78%"
   */
  public record Pair(
      String key,
      String name,
      String detail,
      Role role,
      Bar.Known hollow,
      Bar.Known filled,
      String change) {
    public Pair {
      Require.text("pair key", key);
      Require.text("name", name);
    }
  }

  @Override
  public String kind() {
    return "dumbbell";
  }

  @Override
  public <T> T match(Cases<T> cases) {
    return cases.dumbbell(this);
  }
}
