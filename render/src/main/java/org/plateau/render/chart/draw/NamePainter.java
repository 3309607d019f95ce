package org.plateau.render.chart.draw;

import org.plateau.render.chart.Role;
import org.plateau.render.chart.style.Token;

/**
 * Draws the name of a row: the drive, the subject bold in spot, then the profile in the second ink.
 */
final class NamePainter {
  private NamePainter() {}

  static void paint(
      Canvas canvas,
      String name,
      String detail,
      Role role,
      double x,
      double baseline,
      double size,
      double room) {
    TextLook look = TextLook.PLAIN.size(size).in(RoleLook.name(role)).strong(role.isSubject());
    TextLook second = TextLook.AXIS.size(size).in(Token.INK2);
    double gap = detail.isEmpty() ? 0 : 4;
    double detailWidth = canvas.width(detail, second) + gap;
    double nameWidth = canvas.width(name, look);
    // the name keeps its room; the detail gives way first, down to three signs
    double least = Math.min(detailWidth, canvas.width("…", second) + gap + 2 * size);
    String fittingName =
        canvas.fit(name, look, room - (nameWidth + detailWidth > room ? least : detailWidth));
    double used = canvas.text(fittingName, x, baseline, look);
    if (!detail.isEmpty()) {
      canvas.text(canvas.fit(detail, second, room - used - gap), x + used + gap, baseline, second);
    }
  }
}
