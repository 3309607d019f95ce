package org.plateau.render.report;

import java.util.List;
import org.plateau.render.chart.Bar;
import org.plateau.render.chart.Bars;
import org.plateau.render.chart.LatencyCurve;
import org.plateau.render.chart.Line;
import org.plateau.render.chart.LoadGrid;
import org.plateau.render.chart.Plot;
import org.plateau.render.chart.Provenance;
import org.plateau.render.chart.ThreadLines;
import org.plateau.render.chart.TimeLine;

/**
 * What a plot of reconstructed runs holds.
 *
 * @param published whether something in it is drawn solid
 * @param model whether something in it is dashed, hatched or hollow
 */
record Origins(boolean published, boolean model) {
  static Origins of(Plot plot) {
    if (plot instanceof Bars bars) {
      List<Provenance> all =
          bars.rows().stream()
              .flatMap(row -> row.bars().stream())
              .filter(Bar.Known.class::isInstance)
              .map(bar -> ((Bar.Known) bar).provenance())
              .toList();
      return new Origins(
          all.contains(Provenance.PUBLISHED), all.contains(Provenance.RECONSTRUCTED));
    }
    if (plot instanceof LoadGrid grid) {
      List<Provenance> all =
          grid.lines().stream()
              .flatMap(line -> line.cells().stream())
              .map(LoadGrid.Cell::provenance)
              .toList();
      return new Origins(
          all.contains(Provenance.PUBLISHED), all.contains(Provenance.RECONSTRUCTED));
    }
    List<Line> lines = lines(plot);
    return new Origins(
        lines.stream().anyMatch(line -> !line.published().isEmpty()),
        lines.stream().anyMatch(Line::isDashed));
  }

  private static List<Line> lines(Plot plot) {
    if (plot instanceof TimeLine time) {
      return time.lines();
    }
    if (plot instanceof LatencyCurve curve) {
      return curve.curves();
    }
    return plot instanceof ThreadLines threads ? threads.lines() : List.of();
  }
}
