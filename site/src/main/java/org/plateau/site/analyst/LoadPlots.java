package org.plateau.site.analyst;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.plateau.analysis.Metric;
import org.plateau.analysis.load.LoadCurve.Step;
import org.plateau.render.chart.LatencyCurve;
import org.plateau.render.chart.Line;
import org.plateau.render.chart.LoadGrid;
import org.plateau.render.chart.LoadGrid.Cell;
import org.plateau.render.chart.LoadGrid.GridLine;
import org.plateau.render.chart.Measure;
import org.plateau.render.chart.Plot;
import org.plateau.render.chart.Point;
import org.plateau.render.chart.Role;
import org.plateau.render.text.Precision;
import org.plateau.render.text.Unit;

/** Draws rates over threads and queue depth, or latency over the reached rate. */
final class LoadPlots {
  private LoadPlots() {}

  static Optional<Plot> of(List<LoadTrack> tracks) {
    if (tracks.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        tracks.stream().allMatch(LoadTrack::isGrid) ? grid(tracks) : latencies(tracks));
  }

  private static Plot grid(List<LoadTrack> tracks) {
    List<Cell> all = new ArrayList<>();
    List<GridLine> lines = new ArrayList<>();
    for (LoadTrack track : tracks) {
      List<Cell> cells =
          track.figures().values().stream()
              .map(one -> new Cell(one.threads(), one.depth(), one.rate().known().orElseThrow()))
              .sorted(Comparator.comparingInt(Cell::threads).thenComparingInt(Cell::queueDepth))
              .toList();
      all.addAll(cells);
      lines.add(new GridLine("t" + lines.size(), track.name(), role(lines.size()), cells));
    }
    return new LoadGrid(
        new Measure("iops", "IOPS", true),
        all.stream().map(Cell::threads).distinct().sorted().toList(),
        all.stream().map(Cell::queueDepth).distinct().sorted().toList(),
        lines,
        List.of());
  }

  private static Plot latencies(List<LoadTrack> tracks) {
    double largest =
        tracks.stream()
            .flatMap(track -> track.curve().steps().stream())
            .mapToDouble(Step::latencyNanos)
            .max()
            .orElse(1);
    Unit unit = Precision.of("scale", Metric.LATENCY, largest).unit();
    double factor = unit.factor().doubleValue();
    List<Line> curves = new ArrayList<>();
    for (LoadTrack track : tracks) {
      curves.add(
          new Line(
              "t" + curves.size(),
              track.name(),
              role(curves.size()),
              ChartScale.provenance(track.source()),
              track.curve().steps().stream()
                  .map(step -> new Point(step.rate(), step.latencyNanos() / factor))
                  .toList()));
    }
    return new LatencyCurve(
        new Measure("latency", unit.symbol(), false),
        new Measure("iops", "IOPS", true),
        "IOPS",
        curves,
        List.of(),
        List.of(),
        true);
  }

  private static Role role(int index) {
    Role[] roles = Role.values();
    return roles[Math.min(index, roles.length - 1)];
  }
}
