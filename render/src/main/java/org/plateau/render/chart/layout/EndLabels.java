package org.plateau.render.chart.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Places the labels at the ends of lines: in the order of the ends, a pitch apart, as near to their
 * ends as all together can be, inside the given range.
 */
public final class EndLabels {
  private EndLabels() {}

  /**
   * A label that wants to stand at a height.
   *
   * @param index the caller's own number for it
   * @param y pixel of the line's end
   * @param droppable whether it may be left out when there is no room; of those, the highest index
   *     goes first
   */
  public record Wanted(int index, double y, boolean droppable) {}

  /** A label and the height that it got. */
  public record Placed(int index, double y) {}

  /**
   * Places as many labels as fit.
   *
   * @param pitch smallest distance between two labels
   * @param top highest place
   * @param bottom lowest place
   * @return top to bottom; labels that must stay are placed even if they leave the range downward
   */
  public static List<Placed> place(List<Wanted> wanted, double pitch, double top, double bottom) {
    List<Wanted> kept = new ArrayList<>(wanted);
    int room = Math.max(1, (int) Math.floor((bottom - top) / pitch + 1e-9) + 1);
    while (kept.size() > room && kept.stream().anyMatch(Wanted::droppable)) {
      kept.remove(
          kept.stream()
              .filter(Wanted::droppable)
              .max(Comparator.comparingInt(Wanted::index))
              .orElseThrow());
    }
    kept.sort(Comparator.comparingDouble(Wanted::y).thenComparingInt(Wanted::index));
    return spread(kept, pitch, top, bottom);
  }

  /**
   * Pools adjacent violators: the least squares solution of "in order, a pitch apart", then held
   * inside the range.
   */
  private static List<Placed> spread(List<Wanted> kept, double pitch, double top, double bottom) {
    List<double[]> blocks = new ArrayList<>(); // sum of wanted offsets, count
    for (int i = 0; i < kept.size(); i++) {
      blocks.add(new double[] {kept.get(i).y() - i * pitch, 1});
      while (blocks.size() > 1 && mean(blocks, 2) > mean(blocks, 1)) {
        double[] last = blocks.remove(blocks.size() - 1);
        blocks.get(blocks.size() - 1)[0] += last[0];
        blocks.get(blocks.size() - 1)[1] += last[1];
      }
    }
    double lowestOffset = top;
    double highestOffset = Math.max(top, bottom - (kept.size() - 1) * pitch);
    List<Placed> placed = new ArrayList<>();
    for (double[] block : blocks) {
      double offset = Math.max(lowestOffset, Math.min(highestOffset, block[0] / block[1]));
      for (int n = 0; n < block[1]; n++) {
        int i = placed.size();
        placed.add(new Placed(kept.get(i).index(), offset + i * pitch));
      }
    }
    return placed;
  }

  private static double mean(List<double[]> blocks, int fromEnd) {
    double[] block = blocks.get(blocks.size() - fromEnd);
    return block[0] / block[1];
  }
}
