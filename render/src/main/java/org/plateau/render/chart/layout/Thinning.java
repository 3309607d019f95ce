package org.plateau.render.chart.layout;

import java.util.ArrayList;
import java.util.List;
import org.plateau.render.chart.Point;

/**
 * Thins a line that has many more points than pixels without smoothing it: of each pixel column its
 * first, lowest, highest and last point stay, in their order, and every gap.
 */
public final class Thinning {
  private static final int PER_COLUMN = 4;

  private Thinning() {}

  /**
   * The points to draw.
   *
   * @param points x rising
   * @param columns pixels over which the points are spread
   */
  public static List<Point> thin(List<Point> points, int columns) {
    if (points.size() <= columns * PER_COLUMN) {
      return points;
    }
    double from = points.get(0).x();
    double width = (points.get(points.size() - 1).x() - from) / columns;
    List<Point> kept = new ArrayList<>();
    int start = 0;
    while (start < points.size()) {
      int column = (int) ((points.get(start).x() - from) / width);
      int end = start + 1;
      while (end < points.size() && (int) ((points.get(end).x() - from) / width) == column) {
        end++;
      }
      keepColumn(points, start, end, kept);
      start = end;
    }
    return kept;
  }

  private static void keepColumn(List<Point> points, int start, int end, List<Point> kept) {
    int low = start;
    int high = start;
    for (int i = start; i < end; i++) {
      if (points.get(i).y() < points.get(low).y() || points.get(low).isGap()) {
        low = i;
      }
      if (points.get(i).y() > points.get(high).y() || points.get(high).isGap()) {
        high = i;
      }
    }
    for (int i = start; i < end; i++) {
      if (i == start || i == low || i == high || i == end - 1 || points.get(i).isGap()) {
        kept.add(points.get(i));
      }
    }
  }
}
