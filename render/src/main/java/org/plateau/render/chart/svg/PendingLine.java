package org.plateau.render.chart.svg;

import java.awt.geom.Point2D;

/** The path that is being joined from single line segments, as XChart draws them. */
final class PendingLine {
  private PathText path = new PathText();
  private String attributes = "";

  boolean goesOn(String newAttributes, Point2D from) {
    return attributes.equals(newAttributes) && path.endsAt(from.getX(), from.getY());
  }

  void begin(String newAttributes, Point2D from) {
    attributes = newAttributes;
    path.moveTo(from.getX(), from.getY());
  }

  void lineTo(Point2D to) {
    path.lineTo(to.getX(), to.getY());
  }

  String data() {
    return path.toString();
  }

  String attributes() {
    return attributes;
  }

  void clear() {
    path = new PathText();
    attributes = "";
  }
}
