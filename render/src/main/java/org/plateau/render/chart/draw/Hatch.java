package org.plateau.render.chart.draw;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;

/** The stripes of a hatched rectangle, cut at its edges by arithmetic so that no clip is needed. */
final class Hatch {
  private static final double STRIPE = 2 * Math.sqrt(2);
  private static final double PITCH = 5 * Math.sqrt(2);

  private Hatch() {}

  /** Stripes that rise to the right, 2 of 5 px measured across them. */
  static Path2D stripes(double x, double y, double width, double height) {
    Path2D path = new Path2D.Double();
    // along a stripe u = (px - x) + (py - y) is constant
    for (double u = 0; u < width + height; u += PITCH) {
      List<double[]> polygon = cut(u, Math.min(u + STRIPE, width + height), width, height);
      for (int i = 0; i < polygon.size(); i++) {
        double px = x + polygon.get(i)[0];
        double py = y + polygon.get(i)[1];
        if (i == 0) {
          path.moveTo(px, py);
        } else {
          path.lineTo(px, py);
        }
      }
      path.closePath();
    }
    return path;
  }

  private static List<double[]> cut(double from, double to, double width, double height) {
    List<double[]> corners = new ArrayList<>();
    corners.add(upper(from, width));
    corners.add(upper(to, width));
    if (from < width && to > width) {
      corners.add(corners.size() - 1, new double[] {width, 0});
    }
    corners.add(lower(to, height));
    if (from < height && to > height) {
      corners.add(new double[] {0, height});
    }
    corners.add(lower(from, height));
    return corners;
  }

  /** Where the diagonal u meets the upper or right edge. */
  private static double[] upper(double u, double width) {
    return u <= width ? new double[] {u, 0} : new double[] {width, u - width};
  }

  /** Where the diagonal u meets the left or lower edge. */
  private static double[] lower(double u, double height) {
    return u <= height ? new double[] {0, u} : new double[] {u - height, height};
  }
}
