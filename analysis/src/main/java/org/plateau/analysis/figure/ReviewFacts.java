package org.plateau.analysis.figure;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.plateau.analysis.claim.Facts;
import org.plateau.analysis.statistics.Ranking;

/** The facts of one review: its named figures, held against its comparables. */
public final class ReviewFacts implements Facts {
  private final Figures figures;
  private final Map<String, Selection> selections;
  private final List<String> drives;
  private final double noise;
  private final Map<String, Standings> ranked = new ConcurrentHashMap<>();

  /**
   * Facts from named figures.
   *
   * @param selections the review's figures by name
   * @param drives ids of all drives that it compares: its own and those it holds them against
   * @param noise the lab's noise as a share
   */
  public ReviewFacts(
      Figures figures, Map<String, Selection> selections, List<String> drives, double noise) {
    this.figures = figures;
    this.selections = Map.copyOf(selections);
    this.drives = List.copyOf(drives);
    this.noise = noise;
  }

  @Override
  public Optional<Double> value(String figure) {
    return selection(figure)
        .flatMap(selection -> figures.resolve(figure, selection).known())
        .flatMap(Figure::known);
  }

  /** The ranking behind a figure's place, also for a page that shows it whole. */
  public Optional<Standings> standings(String figure) {
    return selection(figure)
        .map(
            selection ->
                ranked.computeIfAbsent(
                    figure, name -> figures.standings(selection, drives, noise)));
  }

  @Override
  public Optional<Ranking.Place> place(String figure) {
    Optional<String> drive =
        selection(figure).flatMap(found -> Optional.ofNullable(found.where().get("drive")));
    return standings(figure)
        .filter(standings -> standings.ranking().places().size() > 1)
        .flatMap(standings -> drive.flatMap(id -> standings.ranking().of(id)));
  }

  @Override
  public Optional<Boolean> neverSteady(String figure) {
    List<MeasuredRun> runs = selection(figure).map(figures::matching).orElse(List.of());
    boolean judged =
        runs.stream()
            .noneMatch(run -> run.verdict().isEmpty() || run.verdict().equals("too-short"));
    return runs.isEmpty() || !judged
        ? Optional.empty()
        : Optional.of(runs.stream().allMatch(run -> run.verdict().equals("unsteady")));
  }

  private Optional<Selection> selection(String figure) {
    return Optional.ofNullable(selections.get(figure));
  }
}
