package org.plateau.render.chart.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.plateau.render.chart.Line;
import org.plateau.render.chart.Point;
import org.plateau.render.chart.Role;
import org.plateau.render.chart.layout.FreePlace;
import org.plateau.render.chart.layout.Thinning;
import org.plateau.render.chart.scale.AxisNumber;
import org.plateau.render.chart.scale.AxisTicks;
import org.plateau.render.chart.scale.Scale;
import org.plateau.render.chart.scale.TimeTicks;
import org.plateau.render.chart.style.Token;
import org.plateau.render.chart.xchart.XChartLines;

/**
 * A plot's rectangle with its two scales: draws grid, axes and lines, which all plots on a plane
 * share.
 *
 * @param x horizontal scale, left to right
 * @param y vertical scale, from the lower edge up
 */
record Plane(Scale x, Scale y) {
  private static final double TICK = 5;
  private static final double PUBLISHED_MARK = 4;

  double left() {
    return x.from();
  }

  double right() {
    return x.to();
  }

  double top() {
    return y.to();
  }

  double bottom() {
    return y.from();
  }

  /** Ticks of a value axis. */
  static List<Double> valueTicks(double min, double max, boolean logarithmic) {
    return logarithmic ? AxisTicks.logarithmic(min, max) : AxisTicks.zeroBased(max);
  }

  /** Labels of a value axis, the unit on the top one unless it is said elsewhere. */
  static List<String> valueLabels(List<Double> ticks, String unit) {
    List<String> labels = new ArrayList<>(AxisNumber.labels(ticks));
    if (!unit.isEmpty() && !labels.isEmpty()) {
      int top = labels.size() - 1;
      labels.set(top, labels.get(top) + "\u00A0" + unit);
    }
    return labels;
  }

  /** Room at the left for the labels of a value axis: at least the usual margin. */
  static int leftMargin(Canvas canvas, List<String> labels, TextLook look, int least) {
    double widest = labels.stream().mapToDouble(l -> canvas.width(l, look)).max().orElse(0);
    return (int) Math.max(least, Math.ceil(widest) + 9);
  }

  void grid(Canvas canvas, List<Double> ticks, List<String> labels, TextLook look) {
    canvas.group(
        "axis",
        "y",
        () -> {
          for (int i = 0; i < ticks.size(); i++) {
            double at = y.at(ticks.get(i));
            if (Math.abs(at - bottom()) > 0.5) {
              canvas.line(Token.RULE, 1, left(), at, right(), at);
            }
            canvas.text(labels.get(i), left() - 7, at + look.size() * 0.35, look.end());
          }
        });
  }

  void timeAxis(Canvas canvas, List<TimeTicks.Tick> ticks, TextLook look) {
    canvas.group(
        "axis",
        "x",
        () -> {
          base(canvas);
          for (TimeTicks.Tick tick : ticks) {
            double at = x.at(tick.seconds());
            tick(canvas, at);
            String digits = tick.label().replaceFirst("\u00A0.*", "");
            // the unit hangs to the right, so that the digits stay under their tick
            double start = at - canvas.width(digits, look) / 2;
            canvas.text(tick.label(), start, bottom() + TICK + look.size() + 1, look);
          }
        });
  }

  /** The zero line. */
  void base(Canvas canvas) {
    canvas.line(Token.INK, 1, left(), bottom(), right(), bottom());
  }

  void tick(Canvas canvas, double at) {
    canvas.line(Token.INK, 1, at, bottom(), at, bottom() + TICK);
  }

  /** Draws lines in their layers, the subject on top, each in a group of its own. */
  void lines(Canvas canvas, List<Line> lines, double mutedWidth) {
    List<Line> layered = new ArrayList<>(lines);
    layered.sort(Comparator.comparingInt(l -> RoleLook.layer(l.role())));
    for (Line line : layered) {
      double width = line.role() == Role.MUTED ? mutedWidth : RoleLook.width(line.role());
      line(canvas, line, RoleLook.stroke(line.role()), width, RoleLook.casing(line.role()));
      published(canvas, line, width);
    }
  }

  /** What somebody published of a reconstructed line: solid, a single point as a filled mark. */
  private void published(Canvas canvas, Line line, double width) {
    if (line.published().isEmpty()) {
      return;
    }
    Token token = RoleLook.stroke(line.role());
    canvas.group(
        "published",
        line.key(),
        () -> {
          for (Line.Stretch stretch : line.published()) {
            double fromX = pixelX(stretch.from());
            double fromY = pixelY(stretch.from());
            if (stretch.isPoint()) {
              canvas.disc(token, fromX, fromY, PUBLISHED_MARK);
            } else {
              canvas.line(
                  token, width + 0.75, fromX, fromY, pixelX(stretch.to()), pixelY(stretch.to()));
            }
          }
        });
  }

  void line(Canvas canvas, Line line, Token token, double width, double casing) {
    line(canvas, line, token, width, casing, (int) (right() - left()));
  }

  /** Draws a line thinned to four points a column, where it has more. */
  void line(Canvas canvas, Line line, Token token, double width, double casing, int columns) {
    XChartLines plot = new XChartLines(x, y);
    plot.line(
        isRising(line) ? Thinning.thin(line.points(), columns) : line.points(),
        canvas.color(token),
        width,
        line.isDashed() ? 0 : casing,
        canvas.color(Token.PAPER),
        line.isDashed());
    canvas.group("line", line.key(), () -> plot.paint(canvas.graphics()));
  }

  /** Tells where the line runs, so that words keep off it. */
  void ink(FreePlace free, Line line) {
    Point last = null;
    for (Point point : isRising(line) ? Thinning.thin(line.points(), 100) : line.points()) {
      if (last != null && !point.isGap() && !last.isGap()) {
        free.ink(pixelX(last), pixelY(last), pixelX(point), pixelY(point));
      }
      last = point;
    }
  }

  double pixelX(Point point) {
    return x.at(x.clamp(point.x()));
  }

  double pixelY(Point point) {
    return y.at(y.clamp(point.y()));
  }

  private static boolean isRising(Line line) {
    for (int i = 1; i < line.points().size(); i++) {
      if (line.points().get(i).x() <= line.points().get(i - 1).x()) {
        return false;
      }
    }
    return true;
  }
}
