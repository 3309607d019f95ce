package org.plateau.render.chart.layout;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds free places for words inside a plot: takes the first candidate that stays inside and off
 * what is taken, else the one that covers least.
 */
public final class FreePlace {
  private final Box inside;
  private final List<Box> taken = new ArrayList<>();
  private final List<double[]> inkX = new ArrayList<>();

  /** Free places inside a rectangle. */
  public FreePlace(Box inside) {
    this.inside = inside;
  }

  /** Keeps later words off this box. */
  public void take(Box box) {
    taken.add(box);
  }

  /** Makes words rather not cover this place of a line; they may, having a halo. */
  public void ink(double x, double y) {
    inkX.add(new double[] {x, y});
  }

  /**
   * Chooses among the candidates and takes the chosen one.
   *
   * @param candidates in order of preference
   * @return index of the chosen one
   */
  public int choose(List<Box> candidates) {
    int best = 0;
    double bestCost = Double.POSITIVE_INFINITY;
    for (int i = 0; i < candidates.size(); i++) {
      double cost = cost(candidates.get(i)) + i * 0.5;
      if (cost < bestCost) {
        best = i;
        bestCost = cost;
      }
    }
    take(candidates.get(best));
    return best;
  }

  /** Whether the box stays inside and off all that is taken. */
  public boolean isFree(Box box) {
    return box.isInside(inside) && taken.stream().noneMatch(box::overlaps);
  }

  private double cost(Box box) {
    double cost = box.isInside(inside) ? 0 : 100_000;
    cost += 10_000 * taken.stream().filter(box::overlaps).count();
    return cost + inkX.stream().filter(p -> box.contains(p[0], p[1])).count();
  }
}
