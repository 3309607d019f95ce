package org.plateau.render.chart;

/**
 * What the value axis measures: a locale-free key for files, the printed unit, and which way is
 * better.
 *
 * @param key column name in CSV files, lower case with the unit where it has one, such as {@code
 *     iops} or {@code latency_ms}
 * @param unit as printed, the same in every language, such as {@code IOPS} or {@code ms}; empty for
 *     a plain ratio
 * @param higherIsBetter direction of a good value
 */
public record Measure(String key, String unit, boolean higherIsBetter) {
  public Measure {
    if (!key.matches("[a-z][a-z0-9_]*")) {
      throw new IllegalArgumentException("measure key " + key + " does not match [a-z][a-z0-9_]*");
    }
  }
}
