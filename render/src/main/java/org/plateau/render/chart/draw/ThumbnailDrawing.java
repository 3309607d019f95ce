package org.plateau.render.chart.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.plateau.render.chart.Line;
import org.plateau.render.chart.Point;
import org.plateau.render.chart.Role;
import org.plateau.render.chart.Steadiness;
import org.plateau.render.chart.Thumbnail;
import org.plateau.render.chart.scale.Scale;
import org.plateau.render.chart.style.Token;

/** Draws a {@link Thumbnail}: look, section 5, contact sheet and evidence. */
record ThumbnailDrawing(Thumbnail plot, Frame frame) implements Drawing {
  private static final int PAD = 2;
  private static final double HERO = 1.75;

  @Override
  public int height() {
    return plot.height();
  }

  @Override
  public void paint(Canvas canvas) {
    List<Point> all = plot.lines().stream().flatMap(l -> l.points().stream()).toList();
    double from = all.stream().mapToDouble(Point::x).min().orElseThrow();
    double to = all.stream().mapToDouble(Point::x).max().orElseThrow();
    Plane plane =
        new Plane(
            Scale.linear(from, to > from ? to : from + 1, PAD, frame.width() - PAD),
            Scale.linear(0, plot.top(), plot.height() - PAD, PAD));
    if (plot.steadiness() instanceof Steadiness.Steady steady) {
      window(canvas, plane, steady);
    }
    List<Line> layered = new ArrayList<>(plot.lines());
    layered.sort(Comparator.comparingInt(l -> RoleLook.layer(l.role())));
    for (Line line : layered) {
      Token token = line.role() == Role.MUTED ? Token.GHOST : RoleLook.stroke(line.role());
      plane.line(canvas, line, token, line.role() == Role.HERO ? HERO : 1, 0);
    }
  }

  private static void window(Canvas canvas, Plane plane, Steadiness.Steady steady) {
    double left = plane.x().at(plane.x().clamp(steady.fromSeconds()));
    double right = plane.x().at(plane.x().clamp(steady.toSeconds()));
    canvas.rect(Token.BAND, 1, left, plane.top(), right - left, plane.bottom() - plane.top());
    canvas.bracket(
        Token.INK,
        1.5,
        left,
        plane.top() + 5,
        left,
        plane.top(),
        right,
        plane.top(),
        right,
        plane.top() + 5);
  }
}
