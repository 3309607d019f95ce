package org.plateau.render.pdf;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** The logo and the rule above each section, drawn as on the web pages. */
public final class BrandMarks {
  private static final Color INK = new Color(0x16232B);
  private static final Color SPOT = new Color(0xB4230F);
  private static final double LOGO_WIDTH = 34;
  private static final double RULE_HEIGHT = 10;

  private BrandMarks() {}

  /** Adds {@code logo}, {@code plateau-rule} and {@code plateau-rule-spot}. */
  public static void addTo(Drawings drawings) {
    drawings.add("logo", BrandMarks::logo);
    drawings.add("plateau-rule", (graphics, width, height) -> rule(graphics, width, height, INK));
    drawings.add(
        "plateau-rule-spot", (graphics, width, height) -> rule(graphics, width, height, SPOT));
  }

  private static void logo(Graphics2D graphics, double width, double height) {
    graphics.scale(width / LOGO_WIDTH, width / LOGO_WIDTH);
    Path2D curve = new Path2D.Double();
    curve.moveTo(1, 4);
    curve.lineTo(9, 4);
    curve.curveTo(14, 4, 13, 15.5, 19, 15.5);
    curve.lineTo(33, 15.5);
    graphics.setColor(INK);
    graphics.setStroke(new BasicStroke(2.5f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
    graphics.draw(curve);
    graphics.setColor(SPOT);
    graphics.fill(new Rectangle2D.Double(19, 19.5, 14, 2));
  }

  private static void rule(Graphics2D graphics, double width, double height, Color tab) {
    double scale = height / RULE_HEIGHT;
    graphics.scale(scale, scale);
    Path2D shape = new Path2D.Double();
    shape.moveTo(0, 0);
    shape.lineTo(34, 0);
    shape.curveTo(43, 0, 44, 9, 58, 9);
    shape.lineTo(60, 9);
    shape.lineTo(60, 10);
    shape.lineTo(56, 10);
    shape.curveTo(42, 10, 40, 4, 32, 4);
    shape.lineTo(0, 4);
    shape.closePath();
    graphics.setColor(tab);
    graphics.fill(shape);
    graphics.setColor(INK);
    graphics.fill(new Rectangle2D.Double(56, 9, width / scale - 56, 1));
  }
}
