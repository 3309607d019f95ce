package org.plateau.render.chart.draw;

import java.util.List;
import org.plateau.render.chart.Role;
import org.plateau.render.chart.Steadiness;
import org.plateau.render.chart.scale.Scale;
import org.plateau.render.chart.scale.TimeTicks;
import org.plateau.render.chart.style.Token;

/** What panels of small time lines share: head, note, grid and axis at 11.5 px. */
record SmallPanel(Canvas canvas, Plane plane, double headTop) {
  static final int HEAD = 42;
  static final int FOOT = 18;
  static final TextLook TICKS = TextLook.AXIS.size(11.5);

  static Plane plane(int left, int right, int top, int plotHeight, double seconds, double max) {
    return new Plane(
        Scale.linear(0, seconds > 0 ? seconds : 1, left, right),
        Scale.linear(0, max, top + HEAD + plotHeight, top + HEAD));
  }

  void head(String title, String note, Role role, double left, double room) {
    TextLook look = TextLook.STRONG.in(RoleLook.name(role));
    canvas.text(canvas.fit(title, look, room), left, headTop + 12, look);
    TextLook second = TextLook.AXIS.size(12.5);
    canvas.text(canvas.fit(note, second, room), left, headTop + 28, second);
  }

  void ground(Steadiness steadiness) {
    if (steadiness instanceof Steadiness.Steady steady) {
      double from = plane.x().at(plane.x().clamp(steady.fromSeconds()));
      double to = plane.x().at(plane.x().clamp(steady.toSeconds()));
      canvas.rect(Token.BAND, 1, from, plane.top(), to - from, plane.bottom() - plane.top());
    }
  }

  void axes(List<Double> ticks, List<String> labels) {
    plane.grid(canvas, ticks, labels, TICKS);
  }

  void time() {
    plane.timeAxis(canvas, TimeTicks.upTo(plane.x().max(), 3), TICKS);
  }
}
