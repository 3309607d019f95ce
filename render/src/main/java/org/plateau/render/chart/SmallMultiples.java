package org.plateau.render.chart;

import java.util.List;

/**
 * One small time line a drive on one scale, each repeating the subject as a thin line.
 *
 * @param panels subject first, then by rank; x in seconds
 * @param clip largest value drawn, wedges above it; positive infinity clips nothing
 * @param steadiness of the subject: a steady window is a band without bracket, anything else is
 *     blank
 */
public record SmallMultiples(
    Measure measure, List<Panel> panels, double clip, Steadiness steadiness) implements Plot {
  public SmallMultiples {
    panels = Require.some("panels", panels);
    Require.distinct("panel", panels, p -> p.line().key());
    panels.forEach(p -> Line.requireRisingX(p.line()));
    if (!(clip > 0)) {
      throw new IllegalArgumentException("clip is " + clip + ", expected more than 0");
    }
  }

  /**
   * One drive.
   *
   * @param line label is the panel's head
   * @param note second line, such as "max 52 ms"
   */
  public record Panel(Line line, String note) {}

  @Override
  public String kind() {
    return "small-multiples";
  }

  @Override
  public <T> T match(Cases<T> cases) {
    return cases.smallMultiples(this);
  }
}
