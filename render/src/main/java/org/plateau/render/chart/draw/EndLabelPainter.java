package org.plateau.render.chart.draw;

import java.util.ArrayList;
import java.util.List;
import org.plateau.render.chart.Role;
import org.plateau.render.chart.layout.EndLabels;
import org.plateau.render.chart.style.Token;

/** Labels lines where they end, with leaders, in the gutter at the right of a plot. */
final class EndLabelPainter {
  static final double PITCH = 16.5;
  private static final double LEADER = 10;
  private static final double GAP = 13;

  /** A line's end in pixels and its name; in the order of the ranking. */
  record End(String key, String label, Role role, double x, double y) {}

  private EndLabelPainter() {}

  static void paint(
      Canvas canvas, List<End> ends, double plotRight, double top, double bottom, double width) {
    List<EndLabels.Wanted> wanted = new ArrayList<>();
    for (int i = 0; i < ends.size(); i++) {
      if (!ends.get(i).label().isEmpty()) {
        wanted.add(new EndLabels.Wanted(i, ends.get(i).y(), !ends.get(i).role().keepsItsLabel()));
      }
    }
    for (EndLabels.Placed placed : EndLabels.place(wanted, PITCH, top, bottom)) {
      End end = ends.get(placed.index());
      canvas.group("end-label", end.key(), () -> label(canvas, end, placed.y(), plotRight, width));
    }
  }

  private static void label(Canvas canvas, End end, double y, double plotRight, double width) {
    TextLook look = RoleLook.endLabel(end.role());
    canvas.line(Token.RULE2, 1, Math.min(end.x(), plotRight) + 2.5, end.y(), plotRight + LEADER, y);
    String words = canvas.fit(end.label(), look, width - plotRight - GAP);
    canvas.text(words, plotRight + GAP, y + look.size() * 0.35, look);
  }
}
