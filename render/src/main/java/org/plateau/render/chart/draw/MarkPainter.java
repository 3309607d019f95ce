package org.plateau.render.chart.draw;

import java.util.List;
import org.plateau.render.chart.TimeLine;
import org.plateau.render.chart.layout.Box;
import org.plateau.render.chart.layout.FreePlace;
import org.plateau.render.chart.style.Token;

/** Draws burst and cliff with their words. */
final class MarkPainter {
  private MarkPainter() {}

  static void paint(Canvas canvas, Plane plane, FreePlace free, TimeLine.Mark mark) {
    double x = plane.x().at(plane.x().clamp(mark.seconds()));
    switch (mark.kind()) {
      case BURST -> canvas.group("burst", "", () -> burst(canvas, plane, free, mark, x));
      case CLIFF -> canvas.group("cliff", "", () -> cliff(canvas, plane, free, mark, x));
    }
  }

  private static void burst(
      Canvas canvas, Plane plane, FreePlace free, TimeLine.Mark mark, double x) {
    double y = plane.y().at(plane.y().clamp(mark.value()));
    canvas.ring(Token.SPOT, 1.5, x, y, 3.6);
    free.take(new Box(x - 5, y - 5, x + 5, y + 5));
    TextLook right = TextLook.STRONG.in(Token.SPOT).haloed();
    place(
        canvas,
        free,
        mark.label(),
        List.of(
            new Spot(x + 9, y - 7, right),
            new Spot(x + 9, y + 4, right),
            new Spot(x - 9, y - 7, right.end()),
            new Spot(x + 9, y + 18, right),
            new Spot(x - 9, y + 4, right.end())));
  }

  private static void cliff(
      Canvas canvas, Plane plane, FreePlace free, TimeLine.Mark mark, double x) {
    double bottom = plane.bottom() - 1;
    canvas.triangle(Token.SPOT, x - 5, bottom - 8, x + 5, bottom - 8, x, bottom);
    free.take(new Box(x - 5, bottom - 8, x + 5, bottom));
    TextLook right = TextLook.STRONG.in(Token.SPOT).haloed();
    place(
        canvas,
        free,
        mark.label(),
        List.of(new Spot(x + 8, bottom - 2, right), new Spot(x - 8, bottom - 2, right.end())));
  }

  private record Spot(double x, double baseline, TextLook look) {}

  private static void place(Canvas canvas, FreePlace free, String words, List<Spot> spots) {
    List<Box> boxes =
        spots.stream().map(s -> canvas.box(words, s.x(), s.baseline(), s.look())).toList();
    Spot spot = spots.get(free.choose(boxes));
    canvas.text(words, spot.x(), spot.baseline(), spot.look());
  }
}
