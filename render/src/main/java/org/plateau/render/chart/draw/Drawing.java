package org.plateau.render.chart.draw;

import java.util.Optional;

/** A plot laid out for a width: knows its height, and paints itself. */
interface Drawing {
  /** Height in pixels of the view box; depends on the plot and the width, never on the language. */
  int height();

  /** Paints on a canvas whose origin is the view box's upper left corner. */
  void paint(Canvas canvas);

  /** Where its values lie; empty for a plot off which nothing is read. */
  default Optional<PlotArea> area(Canvas canvas) {
    return Optional.empty();
  }
}
