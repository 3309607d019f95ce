package org.plateau.site.analyst;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.figure.Figure;
import org.plateau.analysis.figure.Figures;
import org.plateau.analysis.figure.Selection;
import org.plateau.analysis.load.LoadCurve;
import org.plateau.analysis.load.LoadCurve.Step;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.ingest.Problem;

/**
 * One drive in one setting over rising load.
 *
 * @param name drive and setting
 * @param closed whether the load is outstanding operations; else it is an asked rate
 * @param figures of each step by its label
 */
record LoadTrack(
    String name,
    Setting setting,
    LoadCurve curve,
    boolean closed,
    Map<String, Loaded> figures,
    String source) {

  /**
   * What was measured at one load.
   *
   * @param threads 0 where it is not said, as is the depth
   * @param tail 99th percentile of latency, where there is one
   */
  record Loaded(int threads, int depth, Figure rate, Figure latency, Optional<Figure> tail) {}

  /** The runs of one drive and setting, step by step; what has no figure is a problem. */
  static LoadTrack of(
      String name,
      Setting setting,
      List<AnalysedRun> runs,
      Selection selection,
      List<Problem> problems) {
    boolean closed =
        runs.stream()
                .map(run -> run.run().label("threads") + run.run().label("queue_depth"))
                .distinct()
                .count()
            > 1;
    Map<String, List<AnalysedRun>> byLoad = new TreeMap<>();
    for (AnalysedRun run : runs) {
      byLoad.computeIfAbsent(label(run, closed), any -> new ArrayList<>()).add(run);
    }
    Map<String, Loaded> figures = new LinkedHashMap<>();
    List<Step> steps = new ArrayList<>();
    byLoad.forEach(
        (label, own) -> {
          Optional<Figure> rate = figure(own, selection, Metric.IOPS, Statistic.MEAN);
          Optional<Figure> latency = figure(own, selection, Metric.LATENCY, Statistic.MEAN);
          if (rate.isEmpty() || latency.isEmpty()) {
            problems.add(
                Problem.warning(
                    "analyst.no-figure",
                    name + ", " + label,
                    0,
                    "no rate with a mean latency for this window",
                    "both",
                    "Choose another --window."));
            return;
          }
          int threads = number(own.get(0), "threads");
          int depth = number(own.get(0), "queue_depth");
          double reached = rate.get().known().orElseThrow();
          double load = closed ? (double) threads * depth : reached;
          steps.add(new Step(label, load, reached, latency.get().known().orElseThrow()));
          Optional<Figure> tail = figure(own, selection, Metric.LATENCY, Statistic.percentile(99));
          figures.put(label, new Loaded(threads, depth, rate.get(), latency.get(), tail));
        });
    String source = runs.isEmpty() ? "" : runs.get(0).run().label("source");
    return new LoadTrack(name, setting, new LoadCurve(steps), closed, figures, source);
  }

  private static Optional<Figure> figure(
      List<AnalysedRun> runs, Selection selection, Metric metric, Statistic statistic) {
    return new Figures(Question.measured(runs))
        .resolve(
            "load",
            new Selection(
                metric, statistic, selection.span(), selection.direction(), new TreeMap<>()))
        .known()
        .filter(figure -> figure.known().isPresent());
  }

  /** Threads and depth; for a test of asked rates what its log set is called. */
  private static String label(AnalysedRun run, boolean closed) {
    String threads = run.run().label("threads");
    String depth = run.run().label("queue_depth");
    if (closed) {
      return (threads.isEmpty() ? "?" : threads) + "T/" + (depth.isEmpty() ? "?" : depth) + "Q";
    }
    String folder = run.run().folder();
    return folder.substring(folder.lastIndexOf('/') + 1)
        + (run.run().part().isEmpty() ? "" : " " + run.run().part());
  }

  private static int number(AnalysedRun run, String label) {
    String text = run.run().label(label);
    return text.matches("[1-9][0-9]{0,6}") ? Integer.parseInt(text) : 0;
  }

  /** Whether every load is a number of threads with a queue depth. */
  boolean isGrid() {
    return figures.size() > 1
        && figures.values().stream().allMatch(one -> one.threads() > 0 && one.depth() > 0)
        && figures.values().stream()
                .map(one -> one.threads() + "/" + one.depth())
                .distinct()
                .count()
            == figures.size();
  }
}
