package org.plateau.render.chart.draw;

import java.util.List;
import org.plateau.render.chart.Line;
import org.plateau.render.chart.Point;
import org.plateau.render.chart.Role;
import org.plateau.render.chart.style.Token;

/** Marks the loads on lines over load: filled for HP, hollow for stock, none for muted ones. */
final class GridMarks {
  private GridMarks() {}

  static void paint(Canvas canvas, Plane plane, List<Line> lines) {
    for (int layer = 1; layer <= 3; layer++) {
      for (Line line : lines) {
        if (RoleLook.layer(line.role()) == layer) {
          canvas.group("marks", line.key(), () -> marks(canvas, plane, line));
        }
      }
    }
  }

  private static void marks(Canvas canvas, Plane plane, Line line) {
    Token token = RoleLook.stroke(line.role());
    for (Point point : line.points()) {
      if (point.isGap()) {
        continue;
      }
      double x = plane.x().at(point.x());
      double y = plane.y().at(point.y());
      boolean published = line.published().stream().anyMatch(one -> one.from().equals(point));
      if (published) {
        continue; // the plane has drawn it
      }
      if (line.role() == Role.STOCK || !line.provenance().isFilled()) {
        canvas.ring(token, 1.5, x, y, 3);
      } else {
        canvas.disc(token, x, y, line.role() == Role.HERO ? 3.4 : 2.8);
      }
    }
  }
}
