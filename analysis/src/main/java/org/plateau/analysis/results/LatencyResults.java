package org.plateau.analysis.results;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Basis;
import org.plateau.analysis.Curve;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Point;
import org.plateau.analysis.Result;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.curve.Streams;
import org.plateau.analysis.statistics.Moments;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Latency;
import org.plateau.ingest.Origin;
import org.plateau.ingest.Summary;
import org.plateau.ingest.Window;

/**
 * Mean, maximum and deviation of latency: weighted by operations, pooled, never averaged
 * (formats.md 9.1, 9.2); from the windows where they say it, else from the runner's summaries.
 */
final class LatencyResults {
  private static final String METHOD = "curve";

  private final Scope scope;
  private final Tally windows;
  private final Tally reported;
  private final double[] means;

  private LatencyResults(Scope scope, Tally windows, Tally reported, double[] means) {
    this.scope = scope;
    this.windows = windows;
    this.reported = reported;
    this.means = means;
  }

  static List<Result> of(
      Scope scope, @Nullable Curve curve, List<Interval> rows, List<Summary> summaries) {
    Tally windows = new Tally(Basis.INTERVALS);
    List<Interval> used = scope.of(Streams.latencies(rows, scope.direction()));
    for (Interval row : used) {
      row.latency().ifPresent(latency -> windows.add(latency, row.operations()));
    }
    windows.origins = Scope.origins(used);
    Tally reported = new Tally(Basis.RUNNER_SUMMARY);
    if (scope.isWhole()) {
      List<Summary> parts =
          Parts.of(
              summaries.stream().filter(row -> row.latency().isPresent()).toList(),
              scope.direction());
      for (Summary part : parts) {
        part.latency().ifPresent(latency -> reported.add(latency, weight(part)));
      }
      reported.origins = Scope.originsOf(parts);
    }
    return new LatencyResults(scope, windows, reported, means(scope, curve)).results();
  }

  /**
   * Operations; where the runner tells only their rate, as fio 2.0 does, the rate times the time.
   */
  private static @Nullable Double weight(Summary part) {
    Double operations = part.operations();
    Double rate = part.rate();
    Window window = part.window();
    return operations != null || rate == null || window == null
        ? operations
        : Double.valueOf(rate * window.seconds());
  }

  private static double[] means(Scope scope, @Nullable Curve curve) {
    if (curve == null || scope.window() == null) {
      return new double[0];
    }
    return curve.within(scope.window()).stream()
        .map(Point::latency)
        .mapToDouble(latency -> latency.mean() == null ? Double.NaN : latency.mean())
        .filter(mean -> !Double.isNaN(mean))
        .toArray();
  }

  private List<Result> results() {
    List<Result> results = new ArrayList<>();
    if (windows.rows == 0 && reported.rows == 0) {
      return results;
    }
    results.add(mean());
    results.add(largest());
    results.add(deviation());
    results.removeIf(result -> result == null);
    return results;
  }

  private @Nullable Result mean() {
    Tally best = windows.moments.count() > 0 ? windows : reported;
    if (best == windows && !windows.weighted && reported.weighted && reported.moments.count() > 0) {
      best = reported;
    }
    if (best.moments.mean().isEmpty()) {
      return null;
    }
    double value = best.moments.mean().getAsDouble();
    Scope.Known known =
        scope
            .known(Metric.LATENCY, Statistic.MEAN, value, best.basis, METHOD)
            .from(best.rows, best.origins);
    if (!best.weighted && best.rows > 1) {
      return known.because(Reasons.UNWEIGHTED).result();
    }
    return best == windows
        ? RateResults.withInterval(known, scope, means).result()
        : known.because(Reasons.RUNNER).result();
  }

  private Result largest() {
    for (Tally tally : Arrays.asList(windows, reported)) {
      if (tally.rows > 0 && tally.maxKnown) {
        return scope
            .known(Metric.LATENCY, Statistic.MAX, tally.max, tally.basis, METHOD)
            .from(tally.rows, tally.origins)
            .result();
      }
    }
    return scope.underivable(Metric.LATENCY, Statistic.MAX, METHOD, Reasons.NO_MAXIMUM);
  }

  private Result deviation() {
    for (Tally tally : Arrays.asList(windows, reported)) {
      if (tally.weighted && tally.moments.stddev().isPresent()) {
        double value = tally.moments.stddev().getAsDouble();
        return scope
            .known(Metric.LATENCY, Statistic.STDDEV, value, tally.basis, METHOD)
            .from(tally.rows, tally.origins)
            .result();
      }
    }
    return scope.underivable(Metric.LATENCY, Statistic.STDDEV, METHOD, Reasons.NO_DEVIATION);
  }

  /** One walk through rows of one kind. */
  private static final class Tally {
    private final Basis basis;
    private final Moments moments = new Moments();
    private boolean weighted = true;
    private boolean maxKnown = true;
    private double max = Double.NEGATIVE_INFINITY;
    private int rows;
    private List<Origin> origins = List.of();

    Tally(Basis basis) {
      this.basis = basis;
    }

    void add(Latency latency, @Nullable Double operations) {
      Long count = latency.count();
      Double weight = count == null ? operations : Double.valueOf(count);
      if (weight != null && weight == 0) {
        return;
      }
      rows++;
      weighted &= weight != null;
      Double largest = latency.max();
      maxKnown &= largest != null;
      max = largest == null ? max : Math.max(max, largest);
      Double mean = latency.mean();
      Double stddev = latency.stddev();
      if (mean == null) {
        return;
      }
      if (weight == null || stddev == null) {
        moments.add(weight == null ? 1 : weight, mean);
      } else {
        moments.add(weight, mean, stddev);
      }
    }
  }
}
