package org.plateau.render.chart;

import java.util.List;

/**
 * Values over time, as in preconditioning: chart type (a) of the look.
 *
 * @param measure of the value axis
 * @param lines in the order of the ranking; x in seconds, rising
 * @param steadiness of the subject
 * @param marks burst and cliff of the subject; none, one or two
 * @param clip largest value drawn; what lies above becomes a wedge at the top; positive infinity
 *     clips nothing
 * @param logarithmic whether the value axis is logarithmic
 */
public record TimeLine(
    Measure measure,
    List<Line> lines,
    Steadiness steadiness,
    List<Mark> marks,
    double clip,
    boolean logarithmic)
    implements Plot {
  public TimeLine {
    lines = Require.some("lines", lines);
    marks = List.copyOf(marks);
    Require.distinct("line", lines, Line::key);
    lines.forEach(Line::requireRisingX);
    if (!(clip > 0)) {
      throw new IllegalArgumentException("clip is " + clip + ", expected more than 0");
    }
    if (logarithmic && lines.stream().anyMatch(l -> l.lowest() <= 0)) {
      throw new IllegalArgumentException("a logarithmic axis cannot show 0 or less");
    }
  }

  /** A linear time line without marks, clip or verdict. */
  public static TimeLine of(Measure measure, List<Line> lines) {
    return new TimeLine(
        measure, lines, new Steadiness.Unstated(), List.of(), Double.POSITIVE_INFINITY, false);
  }

  /**
   * A place worth a sign.
   *
   * @param seconds from the start
   * @param value height of a burst; unused by a cliff, which stands on the axis
   * @param label as printed
   */
  public record Mark(Kind kind, double seconds, double value, String label) {
    public Mark {
      Require.finite("seconds", seconds);
      Require.finite("value", value);
    }

    /**
     * Burst is a hollow circle at the maximum, cliff a triangle on the axis at the steepest fall.
     */
    public enum Kind {
      BURST,
      CLIFF
    }
  }

  @Override
  public String kind() {
    return "time-line";
  }

  @Override
  public <T> T match(Cases<T> cases) {
    return cases.timeLine(this);
  }
}
