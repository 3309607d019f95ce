package org.plateau.render.chart.scale;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;

/**
 * What ticks say, the same in every language: K from 10,000, M from 10,000,000, one unit an axis.
 */
public final class AxisNumber {
  private static final double K_FROM = 10_000;
  private static final double M_FROM = 10_000_000;

  private AxisNumber() {}

  /** The labels of an axis; zero is always "0". */
  public static List<String> labels(List<Double> ticks) {
    double top = ticks.stream().mapToDouble(Math::abs).max().orElse(0);
    return ticks.stream().map(t -> label(t, top)).toList();
  }

  private static String label(double tick, double top) {
    if (tick == 0) {
      return "0";
    }
    if (top >= M_FROM) {
      return plain(tick / 1e6) + "M";
    }
    return top >= K_FROM ? plain(tick / 1e3) + "K" : plain(tick);
  }

  /** Digits with grouping, no trailing zeros, a true minus. */
  static String plain(double value) {
    String digits =
        new BigDecimal(Math.abs(value), new MathContext(6)).stripTrailingZeros().toPlainString();
    int point = digits.indexOf('.');
    StringBuilder grouped = new StringBuilder(digits);
    for (int i = (point < 0 ? digits.length() : point) - 3; i > 0; i -= 3) {
      grouped.insert(i, ',');
    }
    return (value < 0 ? "\u2212" : "") + grouped;
  }
}
