package org.plateau.render.chart.draw;

import org.plateau.render.chart.Line;
import org.plateau.render.chart.Point;
import org.plateau.render.chart.style.Token;

/** Draws a wedge at the top for each interval whose value lies off the scale. */
final class Wedges {
  private static final double HALF = 4;
  private static final double HEIGHT = 7;

  private Wedges() {}

  static void paint(Canvas canvas, Plane plane, Line line, double clip, Token token) {
    for (Point point : line.points()) {
      if (point.y() > clip) {
        double x = plane.x().at(point.x());
        double top = plane.top();
        canvas.triangle(token, x - HALF, top + HEIGHT, x + HALF, top + HEIGHT, x, top);
      }
    }
  }
}
