package org.plateau.render.chart.draw;

import java.util.List;
import org.plateau.render.chart.Steadiness;
import org.plateau.render.chart.layout.Box;
import org.plateau.render.chart.layout.FreePlace;
import org.plateau.render.chart.style.Token;

/** Draws what a time line says about the steady state: band and bracket, fitted line, or hatch. */
record SteadinessPainter(Canvas canvas, Plane plane, Frame frame, FreePlace free) {
  private static final double BRACKET = 1.5;
  private static final double BRACKET_END = 7;

  /** What lies under the lines. */
  void ground(Steadiness steadiness) {
    if (steadiness instanceof Steadiness.Steady steady) {
      double from = plane.x().at(steady.fromSeconds());
      double to = plane.x().at(plane.x().clamp(steady.toSeconds()));
      canvas.group(
          "steady-band",
          "",
          () ->
              canvas.rect(
                  Token.BAND, 1, from, plane.top(), to - from, plane.bottom() - plane.top()));
    } else if (steadiness instanceof Steadiness.TooShort) {
      double width = plane.right() - plane.left();
      double height = plane.bottom() - plane.top();
      canvas.hatch(Token.BAND, 1, plane.left(), plane.top(), width, height);
    }
  }

  /** What lies over them. */
  void words(Steadiness steadiness) {
    if (steadiness instanceof Steadiness.Steady steady) {
      canvas.group("steady-window", "", () -> steady(steady));
    } else if (steadiness instanceof Steadiness.Unsteady unsteady) {
      canvas.group("unsteady", "", () -> unsteady(unsteady));
    } else if (steadiness instanceof Steadiness.TooShort tooShort) {
      canvas.group("too-short", "", () -> heading(tooShort.label(), plane.left(), plane.right()));
    }
  }

  private void steady(Steadiness.Steady steady) {
    double from = plane.x().at(steady.fromSeconds());
    double to = plane.x().at(plane.x().clamp(steady.toSeconds()));
    double top = plane.top();
    canvas.bracket(
        Token.INK, BRACKET, from, top + BRACKET_END, from, top, to, top, to, top + BRACKET_END);
    free.take(new Box(from, top - 2, to, top + BRACKET_END + 2));
    heading(frame.isNarrow() ? steady.shortLabel() : steady.label(), from, to);
    double mean = plane.y().at(plane.y().clamp(steady.mean()));
    canvas.line(Token.INK, 1, from, mean, to, mean, 2, 3);
    TextLook look = TextLook.STRONG.size(14).in(Token.SPOT).middle().haloed();
    double middle = (from + to) / 2;
    List<Box> places =
        List.of(
            canvas.box(steady.meanText(), middle, mean + 20, look),
            canvas.box(steady.meanText(), middle, mean - 10, look),
            canvas.box(steady.meanText(), middle, mean + 34, look),
            canvas.box(steady.meanText(), middle, mean - 24, look));
    double[] baselines = {mean + 20, mean - 10, mean + 34, mean - 24};
    canvas.text(steady.meanText(), middle, baselines[free.choose(places)], look);
  }

  private void unsteady(Steadiness.Unsteady unsteady) {
    double from = plane.x().at(plane.x().clamp(unsteady.fitFrom().x()));
    double to = plane.x().at(plane.x().clamp(unsteady.fitTo().x()));
    canvas.line(Token.RULE2, BRACKET, from, plane.top(), to, plane.top(), 5, 4);
    canvas.line(
        Token.INK,
        1.25,
        from,
        plane.y().at(plane.y().clamp(unsteady.fitFrom().y())),
        to,
        plane.y().at(plane.y().clamp(unsteady.fitTo().y())),
        5,
        4);
    heading(unsteady.label(), from, to);
  }

  /** Words above the plot, from the window's left end, pushed left until they end inside. */
  private void heading(String words, double from, double to) {
    TextLook look = TextLook.STRONG;
    String fitting = canvas.fit(words, look, frame.width());
    double width = canvas.width(fitting, look);
    double limit = Math.max(to, frame.width() - frame.gutter() * 0.35);
    double x = Math.max(0, Math.min(from + 2, limit - width));
    canvas.text(fitting, x, plane.top() - 9, look);
    free.take(canvas.box(fitting, x, plane.top() - 9, look));
  }
}
