package org.plateau.render.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Statistic;
import org.plateau.ingest.Problem;
import org.plateau.render.review.ReviewSpec.ChartSpec;

/** Draws what a review asks for: one chart for each operating system that has runs. */
final class Benchmarks {
  private final LabView lab;
  private final TimeLines timeLines;
  private final ValuePlots values;

  Benchmarks(LabView lab, Words words) {
    this.lab = lab;
    this.timeLines = new TimeLines(lab, words);
    this.values = new ValuePlots(lab, words);
  }

  /** The plots of one line of {@code charts:}, in the order of the systems. */
  List<Drawn> draw(ChartSpec spec, List<Contender> contenders, List<Problem> problems) {
    List<Drawn> drawn = new ArrayList<>();
    try {
      Metric metric = Metric.of(spec.metric());
      Statistic statistic = Statistic.of(spec.statistic());
      for (String os : systems(spec)) {
        Map<String, String> where = new TreeMap<>(spec.where());
        where.put("workload", spec.workload());
        if (!spec.phase().isEmpty()) {
          where.put("phase", spec.phase());
        }
        where.put("os", os);
        draw(new ChartQuestion(metric, statistic, where), contenders).ifPresent(drawn::add);
      }
    } catch (IllegalArgumentException e) {
      problems.add(invalid(spec));
      return drawn;
    }
    if (drawn.isEmpty()) {
      problems.add(empty(spec));
    }
    return drawn;
  }

  static Problem invalid(ChartSpec spec) {
    return Problem.error(
        "review.chart-invalid",
        spec.place().file(),
        spec.place().line(),
        "chart of " + spec.metric() + " " + spec.statistic(),
        "a metric (iops, bandwidth, latency …) and a statistic (mean, max, stddev, p99.9 …)",
        "Correct the chart.");
  }

  static Problem empty(ChartSpec spec) {
    return Problem.warning(
        "review.chart-empty",
        spec.place().file(),
        spec.place().line(),
        "no run for the chart " + spec.workload() + ", " + spec.phase(),
        "runs of the reviewed drives with these labels",
        "Correct workload and phase, or remove the chart.");
  }

  private List<String> systems(ChartSpec spec) {
    String asked = spec.where().getOrDefault("os", "");
    return asked.isEmpty() ? lab.systems() : List.of(asked);
  }

  Optional<Drawn> draw(ChartQuestion question, List<Contender> contenders) {
    return switch (question.phase()) {
      case "precondition" -> timeLines.draw(question, contenders);
      case "scaling" -> values.grid(question, contenders);
      case "curve" -> values.curve(question, contenders);
      default -> values.bars(question, contenders);
    };
  }
}
