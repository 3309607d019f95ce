package org.plateau.render.chart;

import java.util.List;

/**
 * The line of ticks in a key-figure tile: where the subject stands among all drives, from zero.
 *
 * @param subject the reviewed drive
 * @param others the rest of the field
 */
public record Strip(Measure measure, Tick subject, List<Tick> others) implements Plot {
  public Strip {
    others = List.copyOf(others);
  }

  /** One drive's value. */
  public record Tick(String key, String label, double value) {
    public Tick {
      Require.notNegative("value", value);
    }
  }

  @Override
  public String kind() {
    return "strip";
  }

  @Override
  public <T> T match(Cases<T> cases) {
    return cases.strip(this);
  }
}
