package org.plateau.render.chart.draw;

import java.util.List;
import java.util.Optional;
import org.plateau.render.chart.Line;
import org.plateau.render.chart.Role;
import org.plateau.render.chart.TimeLine;
import org.plateau.render.chart.layout.Box;
import org.plateau.render.chart.layout.FreePlace;
import org.plateau.render.chart.scale.Scale;
import org.plateau.render.chart.scale.TimeTicks;

/** Draws a {@link TimeLine}: look, section 6 (a), and picture 27. */
record TimeLineDrawing(TimeLine plot, Frame frame) implements Drawing {
  private static final int TOP = 32;
  private static final int BOTTOM = 24;

  @Override
  public int height() {
    return frame.isPaper() ? 280 : frame.pick(392, 310);
  }

  @Override
  public void paint(Canvas canvas) {
    Plane plane = plane(canvas);
    List<Double> ticks = Plane.valueTicks(plane.y().min(), plane.y().max(), plot.logarithmic());
    List<String> labels = Plane.valueLabels(ticks, "");
    FreePlace free = new FreePlace(new Box(plane.left(), 0, frame.width(), height() - BOTTOM));
    SteadinessPainter steadiness = new SteadinessPainter(canvas, plane, frame, free);
    steadiness.ground(plot.steadiness());
    plane.grid(canvas, ticks, labels, TextLook.AXIS);
    plane.lines(canvas, plot.lines(), RoleLook.width(Role.MUTED));
    plane.timeAxis(canvas, TimeTicks.upTo(plane.x().max(), frame.pick(7, 6)), TextLook.AXIS);
    for (Line line : plot.lines()) {
      Wedges.paint(canvas, plane, line, plot.clip(), RoleLook.stroke(line.role()));
      plane.ink(free, line);
    }
    steadiness.words(plot.steadiness());
    for (TimeLine.Mark mark : plot.marks()) {
      MarkPainter.paint(canvas, plane, free, mark);
    }
    List<EndLabelPainter.End> ends =
        plot.lines().stream()
            .map(
                l ->
                    new EndLabelPainter.End(
                        l.key(), l.label(), l.role(), plane.pixelX(l.end()), plane.pixelY(l.end())))
            .toList();
    EndLabelPainter.paint(canvas, ends, plane.right(), TOP, height() - BOTTOM - 4, frame.width());
  }

  private Plane plane(Canvas canvas) {
    double highest = plot.lines().stream().mapToDouble(Line::highest).max().orElseThrow();
    double max = highest > plot.clip() ? plot.clip() : highest > 0 ? highest * 1.04 : 1;
    double min =
        plot.logarithmic()
            ? plot.lines().stream().mapToDouble(Line::lowest).min().orElseThrow() * 0.9
            : 0;
    double end = plot.lines().stream().mapToDouble(l -> l.end().x()).max().orElseThrow();
    List<Double> ticks = Plane.valueTicks(min, max, plot.logarithmic());
    List<String> labels = Plane.valueLabels(ticks, "");
    int left = Plane.leftMargin(canvas, labels, TextLook.AXIS, frame.pick(44, 40));
    int right = frame.width() - frame.gutter();
    return new Plane(
        Scale.linear(0, end > 0 ? end : 1, left, right),
        new Scale(min, max, height() - BOTTOM, TOP, plot.logarithmic()));
  }

  @Override
  public Optional<PlotArea> area(Canvas canvas) {
    return Optional.of(PlotArea.of(frame, height(), plane(canvas), List.of()));
  }
}
