package org.plateau.render.report;

import org.plateau.analysis.Metric;
import org.plateau.analysis.Statistic;
import org.plateau.render.chart.Measure;
import org.plateau.render.text.Precision;
import org.plateau.render.text.Quantity;
import org.plateau.render.text.Unit;

/**
 * The one unit in which a chart prints a metric, chosen by its largest value.
 *
 * @param unit as printed
 * @param measure the axis
 */
record Scale(Metric metric, Unit unit, Measure measure) {
  /**
   * The scale for a metric.
   *
   * @param largest the largest value in the base unit
   */
  static Scale of(Metric metric, Statistic statistic, double largest) {
    Unit unit = Precision.of("scale", metric, largest).unit();
    boolean higher = metric.higherIsBetter() && statistic.kind() != Statistic.Kind.STDDEV;
    return new Scale(metric, unit, new Measure(key(metric, unit), unit.symbol(), higher));
  }

  private static String key(Metric metric, Unit unit) {
    return switch (unit) {
      case MICROSECONDS -> metric.id() + "_us";
      case MILLISECONDS -> metric.id() + "_ms";
      case SECONDS, SECONDS_OF_LATENCY -> metric.id() + "_s";
      case MEGABYTES_PER_SECOND -> metric.id() + "_mb_per_s";
      case GIGABYTES_PER_SECOND -> metric.id() + "_gb_per_s";
      default -> metric.id();
    };
  }

  /** A value of the base unit in the chart's unit. */
  double of(double base) {
    return base / unit.factor().doubleValue();
  }

  /** A value of the chart's unit as a quantity in its base unit. */
  Quantity quantity(String name, double inUnit) {
    return Precision.of(name, metric, inUnit * unit.factor().doubleValue()).in(unit);
  }
}
