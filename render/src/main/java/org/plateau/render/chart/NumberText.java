package org.plateau.render.chart;

/**
 * Prints a value beside a mark, full digits, as the page prints it: one rule for page and chart.
 */
@FunctionalInterface
public interface NumberText {
  /** The value with grouping and its precision, without unit or sign of provenance. */
  String of(Measure measure, double value);
}
