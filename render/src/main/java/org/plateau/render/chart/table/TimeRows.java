package org.plateau.render.chart.table;

import java.util.List;
import java.util.TreeSet;
import org.plateau.render.chart.Line;
import org.plateau.render.chart.Point;

/** Which moments of time lines become rows. */
enum TimeRows {
  /** Every moment at which any line has a point. */
  ALL,
  /** At most 25 moments, evenly spread over those that exist, the first and last among them. */
  BRIEF;

  private static final int MOST = 25;

  List<Double> of(List<Line> lines) {
    TreeSet<Double> moments = new TreeSet<>();
    lines.forEach(l -> l.points().stream().map(Point::x).forEach(moments::add));
    List<Double> all = List.copyOf(moments);
    if (this == ALL || all.size() <= MOST) {
      return all;
    }
    TreeSet<Double> kept = new TreeSet<>();
    for (int i = 0; i < MOST; i++) {
      kept.add(all.get((int) Math.round((double) i * (all.size() - 1) / (MOST - 1))));
    }
    return List.copyOf(kept);
  }
}
