package org.plateau.render.chart;

import java.util.List;

/**
 * Values over the number of threads on a log₂ axis: chart type (e).
 *
 * @param caption under the axis, localised; may be empty
 * @param lines in the order of the ranking; x is the number of threads, rising
 */
public record ThreadLines(Measure measure, String caption, List<Line> lines) implements Plot {
  public ThreadLines {
    lines = Require.some("lines", lines);
    Require.distinct("line", lines, Line::key);
    for (Line line : lines) {
      Line.requireRisingX(line);
      if (line.points().get(0).x() < 1) {
        throw new IllegalArgumentException("line " + line.key() + " has fewer than 1 thread");
      }
    }
  }

  @Override
  public String kind() {
    return "thread-lines";
  }

  @Override
  public <T> T match(Cases<T> cases) {
    return cases.threadLines(this);
  }
}
