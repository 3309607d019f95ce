package org.plateau.analysis.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.statistics.Ranking;

/**
 * The ranking of one figure among like runs of other drives: the same labels but for the drive, so
 * that unlike runs are never ranked together.
 *
 * @param figures the figure of each ranked drive, by drive
 * @param missing drives without a like run, with the reason
 */
public record Standings(Ranking ranking, Map<String, Figure> figures, Map<String, String> missing) {
  public Standings {
    figures = Map.copyOf(figures);
    missing = Map.copyOf(missing);
  }

  /**
   * Ranks drives by one selection.
   *
   * @param drives ids of the drives, the selection's own among them or not
   * @param noise the lab's noise as a share: 0.02 for 2 %
   */
  public static Standings of(
      Figures figures, Selection selection, List<String> drives, double noise) {
    List<Ranking.Entry> entries = new ArrayList<>();
    Map<String, Figure> found = new TreeMap<>();
    Map<String, String> missing = new TreeMap<>();
    List<String> all = new ArrayList<>(drives);
    Optional.ofNullable(selection.where().get("drive")).ifPresent(all::add);
    for (String drive : all.stream().distinct().sorted().toList()) {
      Resolution resolution = figures.resolve(drive, selection.withDrive(drive));
      resolution.match(
          hit -> {
            Figure figure = hit.figure();
            figure
                .estimate()
                .ifPresentOrElse(
                    estimate -> {
                      entries.add(new Ranking.Entry(drive, estimate));
                      found.put(drive, figure);
                    },
                    () -> missing.put(drive, figure.reason()));
            return true;
          },
          refused -> {
            missing.put(drive, refused.message());
            return false;
          });
    }
    boolean higher = selection.metric().higherIsBetter() && isLevel(selection);
    return new Standings(Ranking.of(entries, higher, noise), found, missing);
  }

  /** A smaller deviation is better, whatever it is of. */
  private static boolean isLevel(Selection selection) {
    return selection.statistic().kind() != Statistic.Kind.STDDEV;
  }
}
