package org.plateau.analysis.results;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Basis;
import org.plateau.analysis.Curve;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Point;
import org.plateau.analysis.Result;
import org.plateau.analysis.Span;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.curve.Streams;
import org.plateau.analysis.statistics.BatchMeans;
import org.plateau.analysis.statistics.Estimate;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Summary;

/** Operations and bytes per second: Σn / ΣT over the curve's cells, else what the runner says. */
final class RateResults {
  static final String METHOD = "curve";

  private RateResults() {}

  static Optional<Result> operations(
      Scope scope, Metric metric, @Nullable Curve curve, List<Interval> rows, List<Summary> all) {
    if (curve != null && scope.window() != null) {
      List<Point> points = curve.within(scope.window());
      Optional<Result> result =
          result(scope, metric, Curve.meanRate(points), rates(points, Point::rate), rows);
      if (result.isPresent()) {
        return result;
      }
    }
    return scope.isWhole() ? reported(scope, metric, all, RateResults::rate) : Optional.empty();
  }

  static Optional<Result> bandwidth(
      Scope scope, @Nullable Curve curve, List<Interval> rows, List<Summary> all) {
    if (curve != null && scope.window() != null) {
      List<Point> points = curve.within(scope.window());
      Optional<Result> result =
          result(
              scope,
              Metric.BANDWIDTH,
              Curve.meanBandwidth(points),
              rates(points, Point::bandwidth),
              rows);
      if (result.isPresent()) {
        return result;
      }
    }
    return scope.isWhole()
        ? reported(scope, Metric.BANDWIDTH, all, RateResults::bandwidth)
        : Optional.empty();
  }

  private static double[] rates(List<Point> points, Function<Point, @Nullable Double> value) {
    return points.stream()
        .filter(point -> point.counts() || point.countsBandwidth())
        .map(value)
        .mapToDouble(rate -> rate == null ? Double.NaN : rate)
        .filter(rate -> !Double.isNaN(rate))
        .toArray();
  }

  private static Optional<Result> result(
      Scope scope, Metric metric, OptionalDouble mean, double[] rates, List<Interval> rows) {
    if (mean.isEmpty()) {
      return Optional.empty();
    }
    List<Interval> used = scope.of(Streams.rates(rows, scope.direction()));
    Scope.Known known =
        scope
            .known(metric, Statistic.MEAN, mean.getAsDouble(), Basis.INTERVALS, METHOD)
            .from(used.size(), Scope.origins(used));
    return Optional.of(withInterval(known, scope, rates).result());
  }

  /** Adds the 95 % interval of a steady mean, or the reason why it has none. */
  static Scope.Known withInterval(Scope.Known known, Scope scope, double[] samples) {
    if (scope.span() != Span.STEADY) {
      return known.because(scope.isWhole() ? Reasons.WHOLE_RUN : Reasons.BURST_ROUND);
    }
    Optional<Estimate.Scatter> scatter = BatchMeans.scatterOf(samples);
    if (scatter.isEmpty()) {
      return known.because(BatchMeans.TOO_FEW);
    }
    double half = scatter.get().halfWidth();
    return known.between(known.value() - half, known.value() + half);
  }

  private static Optional<Result> reported(
      Scope scope, Metric metric, List<Summary> all, Function<Summary, OptionalDouble> rate) {
    List<Summary> parts = Parts.of(all, scope.direction());
    double sum = 0;
    int known = 0;
    for (Summary part : parts) {
      OptionalDouble value = rate.apply(part);
      sum += value.orElse(0);
      known += value.isPresent() ? 1 : 0;
    }
    if (known == 0 || known < parts.size()) {
      return Optional.empty();
    }
    return Optional.of(
        scope
            .known(metric, Statistic.MEAN, sum, Basis.RUNNER_SUMMARY, METHOD)
            .from(parts.size(), Scope.originsOf(parts))
            .because(Reasons.RUNNER)
            .result());
  }

  private static OptionalDouble rate(Summary part) {
    return perSecond(part.rate(), part.operations(), part);
  }

  private static OptionalDouble bandwidth(Summary part) {
    return perSecond(part.bandwidth(), part.bytes(), part);
  }

  private static OptionalDouble perSecond(
      @Nullable Double reported, @Nullable Double amount, Summary part) {
    if (reported != null) {
      return OptionalDouble.of(reported);
    }
    return amount != null && part.window() != null
        ? OptionalDouble.of(amount / part.window().seconds())
        : OptionalDouble.empty();
  }
}
