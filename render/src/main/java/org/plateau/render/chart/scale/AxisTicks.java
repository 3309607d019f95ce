package org.plateau.render.chart.scale;

import java.util.ArrayList;
import java.util.List;

/** Where ticks stand: three to five, from 1, 2, 2.5 or 5 × 10ⁿ (look, section 6). */
public final class AxisTicks {
  private static final int MOST = 5;
  private static final double[] MANTISSAS = {1, 2, 2.5, 5};

  private AxisTicks() {}

  /**
   * Ticks from zero up to at most {@code max}.
   *
   * @param max upper end of the axis, more than 0
   * @return three to five values, the first of them 0
   */
  public static List<Double> zeroBased(double max) {
    if (!(max > 0) || Double.isInfinite(max)) {
      throw new IllegalArgumentException("axis end is " + max + ", expected more than 0");
    }
    int exponent = (int) Math.floor(Math.log10(max)) - 1;
    for (int e = exponent; ; e++) {
      for (double mantissa : MANTISSAS) {
        double step = times10(mantissa, e);
        // a hair of tolerance, so that 0.3 has a tick at 3 × 0.1
        int steps = (int) Math.floor(max / step * (1 + 1e-12));
        if (steps + 1 <= MOST) {
          List<Double> ticks = new ArrayList<>();
          for (int i = 0; i <= steps; i++) {
            ticks.add(times10(mantissa * i, e));
          }
          return ticks;
        }
      }
    }
  }

  /**
   * Ticks of a logarithmic axis inside its ends: decades, with 2 and 5 between them where fewer
   * than three decades lie inside, every second or third decade where more than five do.
   */
  public static List<Double> logarithmic(double min, double max) {
    if (!(min > 0) || !(min < max)) {
      throw new IllegalArgumentException("logarithmic axis runs from " + min + " to " + max);
    }
    int first = (int) Math.ceil(Math.log10(min) - 1e-9);
    int last = (int) Math.floor(Math.log10(max) + 1e-9);
    if (last - first >= 2) {
      int stride = (last - first) / MOST + 1;
      List<Double> decades = new ArrayList<>();
      for (int e = first; e <= last; e += stride) {
        decades.add(times10(1, e));
      }
      return decades;
    }
    List<Double> ticks = new ArrayList<>();
    for (int e = first - 1; e <= last; e++) {
      for (double mantissa : new double[] {1, 2, 5}) {
        double tick = times10(mantissa, e);
        if (tick >= min * (1 - 1e-9) && tick <= max * (1 + 1e-9)) {
          ticks.add(tick);
        }
      }
    }
    return ticks;
  }

  /** Multiplies or divides by an exact power of ten, so that 0.3 is the double nearest to 0.3. */
  private static double times10(double value, int exponent) {
    return exponent >= 0 ? value * Math.pow(10, exponent) : value / Math.pow(10, -exponent);
  }
}
