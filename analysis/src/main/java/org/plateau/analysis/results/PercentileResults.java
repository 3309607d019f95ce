package org.plateau.analysis.results;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Basis;
import org.plateau.analysis.Curve;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Point;
import org.plateau.analysis.Result;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.curve.Merging;
import org.plateau.analysis.curve.Percentiles;
import org.plateau.analysis.curve.Streams;
import org.plateau.ingest.Histogram;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.Origin;
import org.plateau.ingest.Summary;

/**
 * Percentiles from merged histograms, each with the bounds of its bucket; else the runner's own of
 * a single series; else the reason why there is none (docs/methods/percentile.md).
 */
final class PercentileResults {
  static final String METHOD = "percentile";

  /** Histograms that hold less than this share of the operations do not speak for them. */
  private static final double LEAST_SHARE = 0.9;

  private PercentileResults() {}

  /** A population and where it was read. */
  private record Population(Histogram histogram, LatencyKind kind, List<Origin> origins) {}

  static List<Result> of(
      Scope scope,
      @Nullable Curve curve,
      List<Interval> rows,
      List<Summary> summaries,
      List<Double> ranks) {
    Optional<Population> whole = scope.isWhole() ? inSummaries(scope, summaries) : Optional.empty();
    Optional<Population> windows = whole.isPresent() ? whole : inWindows(scope, rows);
    boolean enough =
        windows.isPresent() && (whole.isPresent() || isComplete(scope, curve, windows.get()));
    List<Result> results = new ArrayList<>();
    for (double rank : ranks) {
      if (enough) {
        results.add(of(scope, windows.get(), rank));
      } else {
        String reason = windows.isPresent() ? Reasons.HISTOGRAM_INCOMPLETE : Reasons.NO_HISTOGRAM;
        results.add(quoted(scope, summaries, rank).orElseGet(() -> none(scope, rank, reason)));
      }
    }
    return results;
  }

  private static Result none(Scope scope, double rank, String reason) {
    return scope.underivable(Metric.LATENCY, Statistic.percentile(rank), METHOD, reason);
  }

  private static Result of(Scope scope, Population population, double rank) {
    Histogram histogram = population.histogram();
    if (!Percentiles.suffices((double) histogram.count(), rank)) {
      return none(scope, rank, Reasons.FEW_BEYOND);
    }
    Histogram.Percentile found = histogram.percentile(rank);
    return scope
        .known(
            Metric.LATENCY,
            Statistic.percentile(rank),
            found.nanos(),
            Basis.MERGED_HISTOGRAM,
            METHOD)
        .between(
            (double) found.lo(), found.isOpen() ? Double.POSITIVE_INFINITY : (double) found.hi())
        .from(histogram.count(), population.origins())
        .because(population.kind() == LatencyKind.COMPLETION ? Reasons.COMPLETION : "")
        .result();
  }

  private static boolean isComplete(Scope scope, @Nullable Curve curve, Population population) {
    if (curve == null || scope.window() == null) {
      return true;
    }
    double operations = 0;
    for (Point point : curve.within(scope.window())) {
      Double here = point.operations();
      operations += here == null ? 0 : here;
    }
    return population.histogram().count() >= LEAST_SHARE * operations;
  }

  private static Optional<Population> inWindows(Scope scope, List<Interval> rows) {
    for (LatencyKind kind : List.of(LatencyKind.TOTAL, LatencyKind.COMPLETION)) {
      List<Interval> used =
          scope.of(Streams.histograms(rows, scope.direction())).stream()
              .filter(row -> histogram(row.latency(kind)).isPresent())
              .toList();
      if (!used.isEmpty()) {
        List<Histogram> parts =
            used.stream().map(row -> histogram(row.latency(kind)).orElseThrow()).toList();
        return Optional.of(new Population(Merging.of(parts), kind, Scope.origins(used)));
      }
    }
    return Optional.empty();
  }

  /** A whole run's histograms serve only when every series that did anything has one. */
  private static Optional<Population> inSummaries(Scope scope, List<Summary> summaries) {
    List<Summary> active =
        Parts.of(summaries, scope.direction()).stream()
            .filter(PercentileResults::isActive)
            .toList();
    for (LatencyKind kind : List.of(LatencyKind.TOTAL, LatencyKind.COMPLETION)) {
      List<Histogram> parts =
          active.stream().flatMap(part -> histogram(part.latency(kind)).stream()).toList();
      if (!parts.isEmpty() && parts.size() == active.size()) {
        return Optional.of(new Population(Merging.of(parts), kind, Scope.originsOf(active)));
      }
    }
    return Optional.empty();
  }

  private static boolean isActive(Summary part) {
    Double operations = part.operations();
    return operations == null || operations > 0;
  }

  private static Optional<Histogram> histogram(Optional<Latency> latency) {
    return latency
        .flatMap(known -> Optional.ofNullable(known.histogram()))
        .filter(known -> known.count() > 0);
  }

  /** The runner's own percentile: of the only series, or of its own total over the series. */
  private static Optional<Result> quoted(Scope scope, List<Summary> summaries, double rank) {
    if (!scope.isWhole()) {
      return Optional.empty();
    }
    List<Summary> active =
        Parts.of(summaries, scope.direction()).stream()
            .filter(PercentileResults::isActive)
            .toList();
    List<Summary> single = active.size() == 1 ? active : Parts.total(summaries, scope.direction());
    if (single.size() != 1) {
      return common(scope, active, rank);
    }
    Summary witness = single.get(0);
    for (LatencyKind kind : List.of(LatencyKind.TOTAL, LatencyKind.COMPLETION)) {
      Latency latency = witness.latency(kind).orElse(null);
      Double nanos = latency == null ? null : at(latency.percentiles(), rank);
      if (latency != null && nanos != null) {
        Double operations =
            latency.count() == null ? witness.operations() : Double.valueOf(latency.count());
        if (operations != null && !Percentiles.suffices(operations, rank)) {
          return Optional.of(none(scope, rank, Reasons.FEW_BEYOND));
        }
        return Optional.of(
            scope
                .known(
                    Metric.LATENCY, Statistic.percentile(rank), nanos, Basis.RUNNER_SUMMARY, METHOD)
                .from(operations == null ? 0 : operations.longValue(), List.of(witness.origin()))
                .because(kind == LatencyKind.COMPLETION ? Reasons.COMPLETION : "")
                .result());
      }
    }
    return Optional.empty();
  }

  /**
   * A percentile of several populations together lies between the least and the largest of theirs;
   * where all are the same, it is that.
   */
  private static Optional<Result> common(Scope scope, List<Summary> parts, double rank) {
    Set<Double> own = new HashSet<>();
    double operations = 0;
    for (Summary part : parts) {
      Latency latency = part.latency(LatencyKind.TOTAL).orElse(null);
      Double nanos = latency == null ? null : at(latency.percentiles(), rank);
      Double count = part.operations();
      if (nanos == null || count == null) {
        return Optional.empty();
      }
      own.add(nanos);
      operations += count;
    }
    if (own.size() != 1 || !Percentiles.suffices(operations, rank)) {
      return Optional.empty();
    }
    return Optional.of(
        scope
            .known(
                Metric.LATENCY,
                Statistic.percentile(rank),
                own.iterator().next(),
                Basis.RUNNER_SUMMARY,
                METHOD)
            .from(Math.round(operations), Scope.originsOf(parts))
            .because(Reasons.RUNNER)
            .result());
  }

  private static @Nullable Double at(Map<Double, Double> percentiles, double rank) {
    for (Map.Entry<Double, Double> entry : percentiles.entrySet()) {
      if (Math.abs(entry.getKey() - rank) < 1e-9) {
        return entry.getValue();
      }
    }
    return null;
  }
}
