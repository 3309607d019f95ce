package org.plateau.render.chart;

import java.util.List;

/**
 * One drive's line: in a plot, lines stand in the order of the ranking, best first, so that labels
 * can be dropped from its bottom.
 *
 * @param key locale-free identity, the same in every language; column name in CSV
 * @param label printed at the line's end
 * @param points in drawing order; x rises, except along a latency curve that turns back
 * @param published where a reconstructed line goes through what somebody published: drawn solid on
 *     the dashes
 */
public record Line(
    String key,
    String label,
    Role role,
    Provenance provenance,
    List<Point> points,
    List<Stretch> published) {
  public Line {
    Require.text("line key", key);
    published = List.copyOf(published);
    points = Require.some("points in line " + key, points);
    if (points.stream().allMatch(Point::isGap)) {
      throw new IllegalArgumentException("line " + key + " holds gaps only");
    }
  }

  /** A line without published stretches. */
  public Line(String key, String label, Role role, Provenance provenance, List<Point> points) {
    this(key, label, role, provenance, points, List.of());
  }

  /** A part of a line that is drawn solid; from and to are equal where it is one point. */
  public record Stretch(Point from, Point to) {
    /** Whether it is one point, which becomes a mark. */
    public boolean isPoint() {
      return from.equals(to);
    }
  }

  /** Whether what lies between its published stretches is a model's, and dashed. */
  public boolean isDashed() {
    return provenance == Provenance.RECONSTRUCTED;
  }

  /** A line of measured values. */
  public static Line of(String key, String label, Role role, List<Point> points) {
    return new Line(key, label, role, Provenance.MEASURED, points);
  }

  /** The last point that is not a gap. */
  public Point end() {
    for (int i = points.size() - 1; i >= 0; i--) {
      if (!points.get(i).isGap()) {
        return points.get(i);
      }
    }
    throw new IllegalStateException("line " + key + " holds gaps only");
  }

  /** The first point that is not a gap. */
  public Point start() {
    return points.stream().filter(p -> !p.isGap()).findFirst().orElseThrow();
  }

  /** The largest value, gaps left out. */
  public double highest() {
    return points.stream().filter(p -> !p.isGap()).mapToDouble(Point::y).max().orElseThrow();
  }

  /** The smallest value, gaps left out. */
  public double lowest() {
    return points.stream().filter(p -> !p.isGap()).mapToDouble(Point::y).min().orElseThrow();
  }

  static void requireRisingX(Line line) {
    for (int i = 1; i < line.points.size(); i++) {
      if (line.points.get(i).x() <= line.points.get(i - 1).x()) {
        throw new IllegalArgumentException(
            "line " + line.key + ": x " + line.points.get(i).x() + " does not rise");
      }
    }
  }
}
