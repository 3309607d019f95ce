package org.plateau.render.pdf;

import java.awt.Graphics2D;

/** A chart as the printer sees it: something that paints itself into a given size. */
@FunctionalInterface
public interface Drawing {
  /**
   * Paints.
   *
   * @param width in CSS pixels (1/96 inch)
   * @param height in CSS pixels
   */
  void paint(Graphics2D graphics, double width, double height);
}
