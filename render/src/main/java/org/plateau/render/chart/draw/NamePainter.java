package org.plateau.render.chart.draw;

import java.util.List;
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
    String rest = detail.isEmpty() ? "" : " " + detail;
    double restWidth = canvas.width(rest, second);
    // the name keeps its room; the detail gives way first, down to three signs
    boolean fits = canvas.width(name, look) + restWidth <= room;
    double reserved = fits ? restWidth : Math.min(restWidth, canvas.width(" …", second) + 2 * size);
    String shownName = canvas.fit(name, look, room - reserved);
    double left = room - canvas.width(shownName, look);
    String shownRest = rest.isEmpty() ? "" : canvas.fit(rest, second, left);
    canvas.spans(
        List.of(new Canvas.Span(shownName, look), new Canvas.Span(shownRest, second)), x, baseline);
  }
}
