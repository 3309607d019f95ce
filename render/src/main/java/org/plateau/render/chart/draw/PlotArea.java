package org.plateau.render.chart.draw;

import java.util.List;

/**
 * Where a plot's values lie in its view box, for a script that reads values off it.
 *
 * @param width of the view box, px
 * @param height of the view box, px
 * @param left pixel of {@code x0}
 * @param right pixel of {@code x1}
 * @param top pixel of {@code y1}
 * @param bottom pixel of {@code y0}
 * @param logarithmic whether y is
 * @param places pixels of the loads of a load grid, in order; empty for an axis of numbers
 */
public record PlotArea(
    int width,
    int height,
    double left,
    double right,
    double top,
    double bottom,
    double x0,
    double x1,
    double y0,
    double y1,
    boolean logarithmic,
    List<Double> places) {
  public PlotArea {
    places = List.copyOf(places);
  }

  static PlotArea of(Frame frame, int height, Plane plane, List<Double> places) {
    return new PlotArea(
        frame.width(),
        height,
        plane.left(),
        plane.right(),
        plane.top(),
        plane.bottom(),
        plane.x().min(),
        plane.x().max(),
        plane.y().min(),
        plane.y().max(),
        plane.y().logarithmic(),
        places);
  }
}
