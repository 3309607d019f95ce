package org.plateau.analysis;

import java.time.Duration;
import java.util.List;

/**
 * What the lab decides about the analysis of a run.
 *
 * @param method id of the steady-state method whose verdict the pages quote
 * @param steady settings of all methods
 * @param grid wanted length of a curve's cell; widened for long runs and coarse logs
 * @param mostCells cells that a curve may have before its grid is widened
 * @param percentiles ranks in percent
 * @param also further methods whose steady figures are wanted, because a review asks for them
 */
public record AnalysisSettings(
    String method,
    SteadySettings steady,
    Duration grid,
    int mostCells,
    List<Double> percentiles,
    List<String> also)
    implements java.io.Serializable {
  /** PTS on one-second cells, percentiles 50 to 99.999. */
  public static final AnalysisSettings DEFAULT =
      new AnalysisSettings(
          "pts",
          SteadySettings.DEFAULT,
          Duration.ofSeconds(1),
          20_000,
          List.of(50.0, 90.0, 95.0, 99.0, 99.9, 99.99, 99.999),
          List.of());

  public AnalysisSettings {
    percentiles = List.copyOf(percentiles);
    also = List.copyOf(also);
    if (mostCells < 1 || grid.isZero() || grid.isNegative()) {
      throw new IllegalArgumentException("grid " + grid + " of at most " + mostCells + " cells");
    }
  }

  public AnalysisSettings withSteady(SteadySettings value) {
    return new AnalysisSettings(method, value, grid, mostCells, percentiles, also);
  }

  public AnalysisSettings withGrid(Duration value) {
    return new AnalysisSettings(method, steady, value, mostCells, percentiles, also);
  }

  public AnalysisSettings withMethod(String value) {
    return new AnalysisSettings(value, steady, grid, mostCells, percentiles, also);
  }

  /** With the steady figures of further methods. */
  public AnalysisSettings withAlso(List<String> value) {
    return new AnalysisSettings(method, steady, grid, mostCells, percentiles, value);
  }
}
