package org.plateau.render.chart;

/**
 * One measured place of a line; a {@code y} that is not a number is a gap, where the line breaks.
 *
 * @param x seconds, threads or operations a second, as the plot says
 * @param y value in the plot's measure, or NaN
 */
public record Point(double x, double y) {
  public Point {
    Require.finite("x", x);
    if (Double.isInfinite(y)) {
      throw new IllegalArgumentException("y is infinite");
    }
  }

  /** Whether nothing was measured here. */
  public boolean isGap() {
    return Double.isNaN(y);
  }
}
