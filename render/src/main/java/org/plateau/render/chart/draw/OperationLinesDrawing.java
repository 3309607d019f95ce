package org.plateau.render.chart.draw;

import java.util.ArrayList;
import java.util.List;
import org.plateau.render.chart.Line;
import org.plateau.render.chart.OperationLines;
import org.plateau.render.chart.Role;
import org.plateau.render.chart.style.Token;

/**
 * Draws {@link OperationLines}: look, section 6 (f). Operations take c1 to c4 in their order and
 * are named at the ends of the first panel's lines; all panels are as wide as that one's plot.
 */
record OperationLinesDrawing(OperationLines plot, Frame frame) implements Drawing {
  private static final Role[] COLOURS = {Role.RIVAL_1, Role.RIVAL_2, Role.RIVAL_3, Role.RIVAL_4};
  private static final int GAP_X = 20;
  private static final int GAP_Y = 22;
  private static final int PLOT_HEIGHT = 140;

  private int columns() {
    return frame.isNarrow()
        ? 1
        : Math.min(plot.panels().size(), Math.max(1, (frame.width() - 92) / 240));
  }

  private int panelHeight() {
    return SmallPanel.HEAD + PLOT_HEIGHT + SmallPanel.FOOT;
  }

  @Override
  public int height() {
    int rows = (plot.panels().size() + columns() - 1) / columns();
    return rows * panelHeight() + (rows - 1) * GAP_Y;
  }

  @Override
  public void paint(Canvas canvas) {
    List<Line> all = plot.panels().stream().flatMap(p -> p.operations().stream()).toList();
    double highest = all.stream().mapToDouble(Line::highest).max().orElseThrow();
    double max = highest > 0 ? highest * 1.04 : 1;
    double seconds = all.stream().mapToDouble(l -> l.end().x()).max().orElseThrow();
    List<Double> ticks = Plane.valueTicks(0, max, false);
    List<String> labels = Plane.valueLabels(ticks, "");
    int margin = Plane.leftMargin(canvas, labels, SmallPanel.TICKS, 28);
    int gutter = frame.gutter();
    int width = (frame.width() - gutter - (columns() - 1) * GAP_X) / columns();
    for (int i = 0; i < plot.panels().size(); i++) {
      int column = i % columns();
      int left = column * (width + GAP_X) + (column > 0 ? gutter : 0);
      int top = i / columns() * (panelHeight() + GAP_Y);
      Plane plane =
          SmallPanel.plane(left + margin, left + width - 14, top, PLOT_HEIGHT, seconds, max);
      SmallPanel small = new SmallPanel(canvas, plane, top);
      OperationLines.Panel panel = plot.panels().get(i);
      boolean isLabelled = i == 0;
      canvas.group(
          "panel",
          panel.key(),
          () -> {
            small.head(panel.title(), panel.note(), panel.role(), left, width);
            small.axes(ticks, labels);
            operations(canvas, plane, panel, isLabelled, left + width + gutter);
            small.time();
          });
    }
  }

  private static void operations(
      Canvas canvas, Plane plane, OperationLines.Panel panel, boolean isLabelled, int labelsRight) {
    List<EndLabelPainter.End> ends = new ArrayList<>();
    for (int o = 0; o < panel.operations().size(); o++) {
      Line line = panel.operations().get(o);
      Token token = RoleLook.stroke(COLOURS[o]);
      plane.line(canvas, line, token, 1.25, 0);
      double x = plane.x().at(line.end().x());
      double y = plane.y().at(line.end().y());
      ends.add(new EndLabelPainter.End(line.key(), line.label(), COLOURS[o], x, y));
    }
    if (isLabelled) {
      EndLabelPainter.paint(
          canvas, ends, plane.right(), plane.top(), plane.bottom() - 4, labelsRight);
    }
  }
}
