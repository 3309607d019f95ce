package org.plateau.render.chart.table;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import org.plateau.render.chart.ChartText;
import org.plateau.render.chart.Plot;

/**
 * What alternative text says about a chart, as named arguments for the message of its kind: numbers
 * as printed, names as labelled, no words of any language.
 *
 * @param kind of the plot; the message key derives from it
 * @param arguments sorted by name; which ones each kind has is listed in docs/charts.md
 */
public record ChartFacts(String kind, SortedMap<String, String> arguments) {
  public ChartFacts {
    arguments = Collections.unmodifiableSortedMap(new TreeMap<>(arguments));
  }

  /** The facts of a plot. */
  public static ChartFacts of(Plot plot, ChartText text) {
    return new ChartFacts(plot.kind(), plot.match(new PlotFacts(text)));
  }
}
