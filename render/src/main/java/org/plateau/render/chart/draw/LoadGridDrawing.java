package org.plateau.render.chart.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plateau.render.chart.Line;
import org.plateau.render.chart.LoadGrid;
import org.plateau.render.chart.Point;
import org.plateau.render.chart.layout.Box;
import org.plateau.render.chart.layout.FreePlace;
import org.plateau.render.chart.scale.Scale;
import org.plateau.render.chart.style.Token;

/** Draws a {@link LoadGrid}: look, section 6 (c), and picture 04. */
record LoadGridDrawing(LoadGrid plot, Frame frame) implements Drawing {
  private static final int TOP = 28;
  private static final int BOTTOM = 42;
  private static final double MUTED = 1.25;

  @Override
  public int height() {
    return frame.isPaper() ? 290 : frame.pick(380, 300);
  }

  @Override
  public void paint(Canvas canvas) {
    Plane plane = plane(canvas);
    List<Double> ticks = Plane.valueTicks(0, plane.y().max(), false);
    List<String> labels = Plane.valueLabels(ticks, "");
    grounds(canvas, plane);
    plane.grid(canvas, ticks, labels, TextLook.AXIS);
    plane.base(canvas);
    loads(canvas, plane);
    FreePlace free = new FreePlace(new Box(0, 0, frame.width(), height() - BOTTOM));
    List<Line> lines = plot.lines().stream().map(l -> line(l, plane)).toList();
    plane.lines(canvas, lines, MUTED);
    GridMarks.paint(canvas, plane, lines);
    lines.forEach(l -> plane.ink(free, l));
    for (LoadGrid.Callout callout : plot.callouts()) {
      callout(canvas, plane, free, callout);
    }
    List<EndLabelPainter.End> ends =
        lines.stream()
            .map(
                l ->
                    new EndLabelPainter.End(
                        l.key(), l.label(), l.role(), l.end().x(), plane.y().at(l.end().y())))
            .toList();
    EndLabelPainter.paint(canvas, ends, plane.right(), TOP, height() - BOTTOM - 4, frame.width());
  }

  private Plane plane(Canvas canvas) {
    double highest =
        plot.lines().stream()
            .flatMap(l -> l.cells().stream())
            .mapToDouble(LoadGrid.Cell::value)
            .max()
            .orElseThrow();
    double max = highest > 0 ? highest * 1.1 : 1;
    List<Double> ticks = Plane.valueTicks(0, max, false);
    List<String> labels = Plane.valueLabels(ticks, "");
    int left = Plane.leftMargin(canvas, labels, TextLook.AXIS, frame.pick(44, 40));
    int right = frame.width() - frame.gutter();
    // x is in pixels: the places of the loads are set by groups, not by numbers
    return new Plane(
        Scale.linear(left, right, left, right), Scale.linear(0, max, height() - BOTTOM, TOP));
  }

  @Override
  public Optional<PlotArea> area(Canvas canvas) {
    Plane plane = plane(canvas);
    List<Double> places = new ArrayList<>();
    for (int t = 0; t < plot.threads().size(); t++) {
      for (int q = 0; q < plot.queueDepths().size(); q++) {
        places.add(xOf(plane, t, q));
      }
    }
    return Optional.of(PlotArea.of(frame, height(), plane, places));
  }

  private Line line(LoadGrid.GridLine grid, Plane plane) {
    List<Point> points = new ArrayList<>();
    List<Line.Stretch> published = new ArrayList<>();
    for (int t = 0; t < plot.threads().size(); t++) {
      for (int q = 0; q < plot.queueDepths().size(); q++) {
        double value = grid.at(plot.threads().get(t), plot.queueDepths().get(q));
        Point point = new Point(xOf(plane, t, q), value);
        points.add(point);
        if (grid.isPublished(plot.threads().get(t), plot.queueDepths().get(q))) {
          published.add(new Line.Stretch(point, point));
        }
      }
      if (t < plot.threads().size() - 1) {
        points.add(new Point(groupRight(plane, t), Double.NaN));
      }
    }
    return new Line(grid.key(), grid.label(), grid.role(), grid.provenance(), points, published);
  }

  private double groupWidth(Plane plane) {
    return (plane.right() - plane.left()) / plot.threads().size();
  }

  private double groupRight(Plane plane, int group) {
    return plane.left() + (group + 1) * groupWidth(plane);
  }

  private double xOf(Plane plane, int group, int queue) {
    double pad = frame.pick(20, 7);
    double inner = groupWidth(plane) - 2 * pad;
    int steps = plot.queueDepths().size() - 1;
    double share = steps == 0 ? 0.5 : (double) queue / steps;
    return plane.left() + group * groupWidth(plane) + pad + share * inner;
  }

  private void grounds(Canvas canvas, Plane plane) {
    for (int t = 0; t < plot.threads().size(); t += 2) {
      double x = plane.left() + t * groupWidth(plane);
      canvas.rect(
          Token.PLATE, 0.7, x, plane.top(), groupWidth(plane), plane.bottom() - plane.top());
    }
  }

  /**
   * Two rows of labels: queue depth, then threads; narrow charts name the last queue depth only.
   */
  private void loads(Canvas canvas, Plane plane) {
    int last = plot.queueDepths().size() - 1;
    for (int t = 0; t < plot.threads().size(); t++) {
      for (int q = frame.isNarrow() ? last : 0; q <= last; q++) {
        String queue = plot.queueDepths().get(q) + "Q";
        canvas.text(
            queue,
            xOf(plane, t, q),
            plane.bottom() + 18,
            TextLook.AXIS.size(frame.pick(13, 12)).middle());
      }
      double middle = plane.left() + (t + 0.5) * groupWidth(plane);
      canvas.text(
          plot.threads().get(t) + "T", middle, plane.bottom() + 36, TextLook.STRONG.middle());
    }
  }

  private void callout(Canvas canvas, Plane plane, FreePlace free, LoadGrid.Callout callout) {
    LoadGrid.GridLine line =
        plot.lines().stream()
            .filter(l -> l.key().equals(callout.lineKey()))
            .findFirst()
            .orElseThrow();
    int t = plot.threads().indexOf(callout.threads());
    int q = plot.queueDepths().indexOf(callout.queueDepth());
    double value = line.at(callout.threads(), callout.queueDepth());
    if (t < 0 || q < 0 || Double.isNaN(value)) {
      throw new IllegalArgumentException(
          canvas.words().key() + ": no value of " + callout.lineKey() + " at " + callout.label());
    }
    double x = xOf(plane, t, q);
    double y = plane.y().at(value);
    canvas.group(
        "callout", callout.lineKey(), () -> words(canvas, plane, free, callout, line, x, y));
  }

  private void words(
      Canvas canvas,
      Plane plane,
      FreePlace free,
      LoadGrid.Callout callout,
      LoadGrid.GridLine line,
      double x,
      double y) {
    boolean crossover = callout.kind() == LoadGrid.Callout.Kind.CROSSOVER;
    TextLook look =
        crossover ? TextLook.PLAIN : TextLook.STRONG.in(RoleLook.label(line.role())).haloed();
    String words = canvas.fit(callout.label(), look, frame.width());
    double half = canvas.width(words, look) / 2;
    double middle = Math.max(half, Math.min(frame.width() - half, x));
    if (crossover) {
      canvas.line(Token.INK, 1, x, plane.top() - 6, x, y - 7);
      canvas.text(words, middle, plane.top() - 12, look.middle());
      free.take(canvas.box(words, middle, plane.top() - 12, look.middle()));
    } else {
      TextLook centred = look.middle();
      double[] baselines = {y - 10, y - 24, y + 20};
      List<Box> boxes =
          java.util.Arrays.stream(baselines)
              .mapToObj(b -> canvas.box(words, middle, b, centred))
              .toList();
      canvas.text(words, middle, baselines[free.choose(boxes)], centred);
    }
  }
}
