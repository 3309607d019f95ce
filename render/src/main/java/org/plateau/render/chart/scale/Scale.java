package org.plateau.render.chart.scale;

/**
 * Maps values to pixels along one axis.
 *
 * @param min value at {@code from}
 * @param max value at {@code to}
 * @param from pixel of the smallest value
 * @param to pixel of the largest; less than {@code from} on a vertical axis
 */
public record Scale(double min, double max, double from, double to, boolean logarithmic) {
  public Scale {
    if (!(min < max) || (logarithmic && !(min > 0))) {
      throw new IllegalArgumentException("axis runs from " + min + " to " + max);
    }
  }

  /** A linear axis. */
  public static Scale linear(double min, double max, double from, double to) {
    return new Scale(min, max, from, to, false);
  }

  /** The pixel of a value; values outside the ends lie outside. */
  public double at(double value) {
    double share =
        logarithmic
            ? (Math.log(value) - Math.log(min)) / (Math.log(max) - Math.log(min))
            : (value - min) / (max - min);
    return from + share * (to - from);
  }

  /** The value of a pixel. */
  public double valueAt(double pixel) {
    double share = (pixel - from) / (to - from);
    return logarithmic
        ? Math.exp(Math.log(min) + share * (Math.log(max) - Math.log(min)))
        : min + share * (max - min);
  }

  /** The value, held inside the ends. */
  public double clamp(double value) {
    return Math.max(min, Math.min(max, value));
  }
}
