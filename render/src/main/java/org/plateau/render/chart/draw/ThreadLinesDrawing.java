package org.plateau.render.chart.draw;

import java.util.List;
import java.util.TreeSet;
import org.plateau.render.chart.Line;
import org.plateau.render.chart.Point;
import org.plateau.render.chart.ThreadLines;
import org.plateau.render.chart.scale.Scale;

/** Draws {@link ThreadLines}: as the load grid with one group, on a log₂ axis. */
record ThreadLinesDrawing(ThreadLines plot, Frame frame) implements Drawing {
  private static final int TOP = 16;
  private static final double MUTED = 1.25;
  private static final int PAD = 14;

  @Override
  public int height() {
    return frame.pick(360, 290) + bottom() - 24;
  }

  private int bottom() {
    return plot.caption().isEmpty() ? 24 : 44;
  }

  @Override
  public void paint(Canvas canvas) {
    double highest = plot.lines().stream().mapToDouble(Line::highest).max().orElseThrow();
    double max = highest > 0 ? highest * 1.06 : 1;
    List<Double> ticks = Plane.valueTicks(0, max, false);
    List<String> labels = Plane.valueLabels(ticks, "");
    int left = Plane.leftMargin(canvas, labels, TextLook.AXIS, frame.pick(44, 40));
    int right = frame.width() - frame.gutter();
    TreeSet<Double> threads = new TreeSet<>();
    plot.lines().forEach(l -> l.points().forEach(p -> threads.add(p.x())));
    Plane plane =
        new Plane(
            Scale.linear(left, right, left, right), Scale.linear(0, max, height() - bottom(), TOP));
    plane.grid(canvas, ticks, labels, TextLook.AXIS);
    plane.base(canvas);
    Scale log = log2(threads, left, right);
    ticks(canvas, plane, log, threads);
    List<Line> placed = plot.lines().stream().map(l -> placed(l, log)).toList();
    plane.lines(canvas, placed, MUTED);
    GridMarks.paint(canvas, plane, placed);
    List<EndLabelPainter.End> ends =
        placed.stream()
            .map(
                l ->
                    new EndLabelPainter.End(
                        l.key(), l.label(), l.role(), l.end().x(), plane.y().at(l.end().y())))
            .toList();
    EndLabelPainter.paint(canvas, ends, right, TOP, height() - bottom() - 4, frame.width());
  }

  private static Scale log2(TreeSet<Double> threads, int left, int right) {
    double last = Math.max(threads.last(), threads.first() * 2);
    return new Scale(threads.first(), last, left + PAD, right - PAD, true);
  }

  private static Line placed(Line line, Scale log) {
    List<Point> points = line.points().stream().map(p -> placed(p, log)).toList();
    List<Line.Stretch> published =
        line.published().stream()
            .map(one -> new Line.Stretch(placed(one.from(), log), placed(one.to(), log)))
            .toList();
    return new Line(line.key(), line.label(), line.role(), line.provenance(), points, published);
  }

  private static Point placed(Point point, Scale log) {
    return new Point(log.at(point.x()), point.y());
  }

  private void ticks(Canvas canvas, Plane plane, Scale log, TreeSet<Double> threads) {
    double free = Double.NEGATIVE_INFINITY;
    for (double count : threads) {
      double x = log.at(count);
      plane.tick(canvas, x);
      String label = Long.toString(Math.round(count));
      double half = canvas.width(label, TextLook.AXIS) / 2;
      if (x - half > free + 4) {
        canvas.text(label, x, plane.bottom() + 19, TextLook.AXIS.middle());
        free = x + half;
      }
    }
    canvas.text(plot.caption(), plane.right(), plane.bottom() + 38, TextLook.AXIS.end());
  }
}
