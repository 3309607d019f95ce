package org.plateau.analysis;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.curve.Bands;
import org.plateau.analysis.curve.Bands.Band;
import org.plateau.analysis.curve.Curves;
import org.plateau.analysis.curve.Gaps;
import org.plateau.analysis.life.Life;
import org.plateau.analysis.results.RunResults;
import org.plateau.analysis.results.Withheld;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Summary;
import org.plateau.ingest.UnitFault;
import org.plateau.ingest.Window;

/**
 * The entry point: one run's rows in, everything that can be said of it out. A pure function, the
 * same on a thread and in a Spark task.
 */
public final class RunAnalysis {
  /** Grids that people read easily; each is tried until the curve is short enough. */
  private static final int[] WIDER = {1, 2, 5, 10, 15, 20, 30, 60, 120, 300, 600, 1200, 3600};

  private static final int MOST_BANDS = 60;

  private RunAnalysis() {}

  /**
   * Analyses a run.
   *
   * @param runId names the run in its results
   * @param intervals of this run alone (one part), in any order
   * @param summaries what the runner itself reported of it
   * @param facts what the log says of the run; null when nothing is known
   */
  public static Analysis of(
      String runId,
      List<Interval> intervals,
      List<Summary> summaries,
      @Nullable RunFacts facts,
      AnalysisSettings settings) {
    Analysis whole = analyse(runId, intervals, summaries, facts, settings);
    Withheld withheld = new Withheld(UnitFault.of(facts, summaries));
    if (withheld.isEmpty()) {
      return whole;
    }
    Analysis bare =
        analyse(
            runId, withheld.intervals(intervals), withheld.summaries(summaries), facts, settings);
    return withheld.mark(bare, whole);
  }

  private static Analysis analyse(
      String runId,
      List<Interval> intervals,
      List<Summary> summaries,
      @Nullable RunFacts facts,
      AnalysisSettings settings) {
    Gaps gaps = Gaps.of(facts == null ? "" : facts.runner());
    Duration grid = grid(intervals, settings);
    SortedMap<Direction, Curve> curves = Curves.of(intervals, grid, gaps);
    TreeMap<String, Assessment> assessments = new TreeMap<>();
    Curve all = curves.get(Direction.ALL);
    Samples tracked = all == null ? null : tracked(all);
    if (tracked != null) {
      SteadySettings steady = withOwnRule(settings.steady(), facts);
      SteadyStateMethod.all()
          .forEach((id, method) -> assessments.put(id, method.assess(List.of(tracked), steady)));
    }
    Window steady = steadyWindow(assessments.get(settings.method()));
    Life life =
        all == null
            ? Life.UNKNOWN
            : Life.of(all, written(curves), steady, settings.steady().round().toNanos());
    String runner = facts == null ? "" : facts.runner();
    RunResults results = new RunResults(runId, settings, gaps, grid, steady, life, runner);
    TreeMap<String, List<Result>> others = new TreeMap<>();
    for (String method : settings.also()) {
      Window window = steadyWindow(assessments.get(method));
      if (!method.equals(settings.method()) && window != null) {
        others.put(
            method,
            new RunResults(runId, settings, gaps, grid, window, life, runner)
                .of(intervals, summaries, curves).stream()
                    .filter(result -> result.span() == Span.STEADY)
                    .toList());
      }
    }
    return new Analysis(
        runId,
        assessments,
        settings.method(),
        curves,
        life,
        results.of(intervals, summaries, curves),
        bands(intervals, curves),
        others);
  }

  /** Percentiles over time, in so few cells that the small snapshot can keep them. */
  private static SortedMap<Direction, List<Band>> bands(
      List<Interval> intervals, SortedMap<Direction, Curve> curves) {
    TreeMap<Direction, List<Band>> bands = new TreeMap<>();
    curves.forEach(
        (direction, curve) -> {
          long length = curve.window().lengthNanos();
          long cells = (length / MOST_BANDS + curve.gridNanos() - 1) / curve.gridNanos();
          Duration grid = Duration.ofNanos(Math.max(1, cells) * curve.gridNanos());
          List<Band> own = Bands.of(intervals, direction, grid);
          // one direction alone is all of it
          if (!own.isEmpty() && (direction == Direction.ALL || curves.size() > 2)) {
            bands.put(direction, own);
          }
        });
    return bands;
  }

  private static @Nullable Window steadyWindow(@Nullable Assessment assessment) {
    return assessment == null || !(assessment.verdict() instanceof Verdict.Steady)
        ? null
        : ((Verdict.Steady) assessment.verdict()).last().window();
  }

  /** The rate of operations; a log without it is judged by bandwidth, then by latency. */
  private static @Nullable Samples tracked(Curve all) {
    for (Samples samples : List.of(all.rates(), all.bandwidths(), all.latencies())) {
      for (int i = 0; i < samples.size(); i++) {
        if (!Double.isNaN(samples.at(i))) {
          return samples;
        }
      }
    }
    return null;
  }

  /** Bytes written; where directions are not told apart, bytes moved say nothing of that. */
  private static @Nullable Curve written(SortedMap<Direction, Curve> curves) {
    return curves.get(Direction.WRITE);
  }

  private static Duration grid(List<Interval> intervals, AnalysisSettings settings) {
    long start = Long.MAX_VALUE;
    long end = Long.MIN_VALUE;
    for (Interval row : intervals) {
      start = Math.min(start, row.window().startNanos());
      end = Math.max(end, row.window().endNanos());
    }
    for (int times : WIDER) {
      Duration grid = settings.grid().multipliedBy(times);
      if (start >= end || (end - start) / grid.toNanos() < settings.mostCells()) {
        return grid;
      }
    }
    return Duration.ofNanos((end - start) / settings.mostCells() + 1);
  }

  /** A run that fio itself watched is judged by fio's methods under its own options. */
  private static SteadySettings withOwnRule(SteadySettings settings, @Nullable RunFacts facts) {
    if (facts == null) {
      return settings;
    }
    Optional<String> option = facts.option("steadystate").or(() -> facts.option("ss"));
    Optional<Duration> window =
        facts
            .option("steadystate_duration")
            .or(() -> facts.option("ss_dur"))
            .flatMap(FioRule::time);
    if (option.isEmpty() || window.isEmpty()) {
      return settings;
    }
    Duration interval =
        facts
            .option("steadystate_check_interval")
            .or(() -> facts.option("ss_interval"))
            .flatMap(FioRule::time)
            .orElse(FioRule.DEFAULT.interval());
    return FioRule.of(option.get(), window.get(), interval).map(settings::withFio).orElse(settings);
  }
}
