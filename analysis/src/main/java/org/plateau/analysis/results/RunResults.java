package org.plateau.analysis.results;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.AnalysisSettings;
import org.plateau.analysis.Curve;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Result;
import org.plateau.analysis.Span;
import org.plateau.analysis.curve.Curves;
import org.plateau.analysis.curve.Gaps;
import org.plateau.analysis.life.Life;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Series;
import org.plateau.ingest.Summary;
import org.plateau.ingest.Window;

/**
 * All results of one run: per direction and for all together, for the steady window, the burst and
 * the whole run; and again per VM and per operation where the run has several.
 */
public final class RunResults {
  private static final List<String> TELLING = List.of("vm", "operation");

  private final String runId;
  private final AnalysisSettings settings;
  private final Gaps gaps;
  private final Duration grid;
  private final @Nullable Window steady;
  private final Life life;
  private final String runner;

  /**
   * What all results of a run share.
   *
   * @param grid the grid of the run's curves
   * @param steady the final steady window; null when there is none
   * @param runner the runner's name; empty when not known
   */
  public RunResults(
      String runId,
      AnalysisSettings settings,
      Gaps gaps,
      Duration grid,
      @Nullable Window steady,
      Life life,
      String runner) {
    this.runId = runId;
    this.settings = settings;
    this.gaps = gaps;
    this.grid = grid;
    this.steady = steady;
    this.life = life;
    this.runner = runner;
  }

  /** The results of a run, given its curves. */
  public List<Result> of(
      List<Interval> intervals, List<Summary> summaries, SortedMap<Direction, Curve> curves) {
    List<Result> results = new ArrayList<>(of("", intervals, summaries, curves));
    results.addAll(LifeResults.of(runId, life, intervals));
    for (String label : TELLING) {
      Set<String> values = values(label, intervals, summaries);
      if (values.size() > 1) {
        values.forEach(value -> results.addAll(ofSeries(label, value, intervals, summaries)));
      }
    }
    return results;
  }

  private static Set<String> values(
      String label, List<Interval> intervals, List<Summary> summaries) {
    Set<String> values = new TreeSet<>();
    intervals.forEach(row -> values.add(row.series().labels().getOrDefault(label, "")));
    summaries.forEach(row -> values.add(row.series().labels().getOrDefault(label, "")));
    values.remove("");
    return values;
  }

  private List<Result> ofSeries(
      String label, String value, List<Interval> intervals, List<Summary> summaries) {
    List<Interval> ownRows =
        intervals.stream().filter(row -> value.equals(row.series().labels().get(label))).toList();
    List<Summary> ownSummaries =
        summaries.stream().filter(row -> value.equals(row.series().labels().get(label))).toList();
    String series = Series.of(label, value).id();
    return of(series, ownRows, ownSummaries, Curves.of(ownRows, grid, gaps));
  }

  private List<Result> of(
      String series,
      List<Interval> intervals,
      List<Summary> summaries,
      SortedMap<Direction, Curve> curves) {
    Set<Direction> directions = EnumSet.of(Direction.ALL);
    intervals.forEach(row -> directions.add(row.direction()));
    summaries.forEach(row -> directions.add(row.direction()));
    boolean application = ApplicationResults.isApplication(runner, intervals, summaries);
    Life.Burst burst = life.burst();
    List<Result> results = new ArrayList<>();
    for (Direction direction : directions) {
      Curve curve = curves.get(direction);
      Window whole = curve == null ? null : curve.window();
      Scope all = new Scope(runId, series, direction, Span.WHOLE, whole);
      results.addAll(complete(all, application, curve, intervals, summaries));
      if (steady != null && curve != null) {
        Scope scope = new Scope(runId, series, direction, Span.STEADY, steady);
        results.addAll(complete(scope, application, curve, intervals, summaries));
      }
      if (burst != null && curve != null) {
        Scope scope = new Scope(runId, series, direction, Span.BURST, burst.peak());
        results.addAll(rates(scope, application, curve, intervals, summaries));
        results.addAll(LatencyResults.of(scope, curve, intervals, summaries));
      }
    }
    return results;
  }

  private List<Result> complete(
      Scope scope,
      boolean application,
      @Nullable Curve curve,
      List<Interval> intervals,
      List<Summary> summaries) {
    List<Result> results = new ArrayList<>(rates(scope, application, curve, intervals, summaries));
    List<Result> latencies = LatencyResults.of(scope, curve, intervals, summaries);
    List<Result> percentiles =
        PercentileResults.of(scope, curve, intervals, summaries, settings.percentiles());
    results.addAll(latencies);
    if (!latencies.isEmpty() || percentiles.stream().anyMatch(p -> p.known().isPresent())) {
      results.addAll(percentiles);
    }
    results.addAll(ApplicationResults.of(scope, intervals, summaries));
    return results;
  }

  private static List<Result> rates(
      Scope scope,
      boolean application,
      @Nullable Curve curve,
      List<Interval> intervals,
      List<Summary> summaries) {
    List<Result> results = new ArrayList<>();
    Metric metric = application ? Metric.TPS : Metric.IOPS;
    RateResults.operations(scope, metric, curve, intervals, summaries).ifPresent(results::add);
    RateResults.bandwidth(scope, curve, intervals, summaries).ifPresent(results::add);
    return results;
  }
}
