package org.plateau.render.chart.draw;

import java.util.List;
import org.plateau.render.chart.Line;
import org.plateau.render.chart.SmallMultiples;
import org.plateau.render.chart.style.Token;

/** Draws {@link SmallMultiples}: look, section 6 (a), and picture 03. */
record SmallMultiplesDrawing(SmallMultiples plot, Frame frame) implements Drawing {
  private static final int GAP_X = 14;
  private static final int GAP_Y = 22;
  private static final double OWN = 1.25;
  private static final double SUBJECT = 1.75;

  private int columns() {
    return frame.isNarrow() ? 2 : Math.max(2, Math.min(4, frame.width() / 200));
  }

  private int plotHeight() {
    return frame.pick(94, 86);
  }

  private int panelHeight() {
    return SmallPanel.HEAD + plotHeight() + SmallPanel.FOOT;
  }

  @Override
  public int height() {
    int rows = (plot.panels().size() + columns() - 1) / columns();
    return rows * panelHeight() + (rows - 1) * GAP_Y;
  }

  @Override
  public void paint(Canvas canvas) {
    double highest =
        plot.panels().stream().mapToDouble(p -> p.line().highest()).max().orElseThrow();
    double max = highest > plot.clip() ? plot.clip() : highest > 0 ? highest * 1.04 : 1;
    double seconds =
        plot.panels().stream().mapToDouble(p -> p.line().end().x()).max().orElseThrow();
    List<Double> ticks = Plane.valueTicks(0, max, false);
    List<String> labels = Plane.valueLabels(ticks, "");
    int margin = Plane.leftMargin(canvas, labels, SmallPanel.TICKS, 28);
    int width = (frame.width() - (columns() - 1) * GAP_X) / columns();
    for (int i = 0; i < plot.panels().size(); i++) {
      int left = i % columns() * (width + GAP_X);
      int top = i / columns() * (panelHeight() + GAP_Y);
      // the time axis' unit hangs over the right edge
      Plane plane =
          SmallPanel.plane(left + margin, left + width - 16, top, plotHeight(), seconds, max);
      SmallMultiples.Panel panel = plot.panels().get(i);
      boolean isSubject = i == 0;
      canvas.group(
          "panel",
          panel.line().key(),
          () ->
              panel(
                  canvas,
                  new SmallPanel(canvas, plane, top),
                  panel,
                  isSubject,
                  left,
                  width,
                  ticks,
                  labels));
    }
  }

  private void panel(
      Canvas canvas,
      SmallPanel small,
      SmallMultiples.Panel panel,
      boolean isSubject,
      int left,
      int width,
      List<Double> ticks,
      List<String> labels) {
    Line line = panel.line();
    small.head(line.label(), panel.note(), line.role(), left, width);
    small.ground(plot.steadiness());
    small.axes(ticks, labels);
    if (!isSubject) {
      small.plane().line(canvas, plot.panels().get(0).line(), Token.SPOT2, 1, 0);
    }
    Token token = line.role().isSubject() ? RoleLook.stroke(line.role()) : Token.INK;
    small.plane().line(canvas, line, token, isSubject ? SUBJECT : OWN, 0);
    Wedges.paint(canvas, small.plane(), line, plot.clip(), token);
    small.time();
  }
}
