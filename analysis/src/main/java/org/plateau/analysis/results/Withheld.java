package org.plateau.analysis.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.plateau.analysis.Analysis;
import org.plateau.analysis.Basis;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Result;
import org.plateau.analysis.Span;
import org.plateau.analysis.Statistic;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Summary;
import org.plateau.ingest.UnitFault;

/**
 * Keeps figures whose unit is wrong from everything that is made of a run: they are taken out of
 * its rows, and its results say that they are withheld.
 */
public final class Withheld {
  private final Set<UnitFault> faults;

  public Withheld(Set<UnitFault> faults) {
    this.faults = Set.copyOf(faults);
  }

  /** The rows without what is withheld. */
  public List<Interval> intervals(List<Interval> rows) {
    return faults.isEmpty() ? rows : rows.stream().map(this::without).toList();
  }

  /** The runner's summaries without what is withheld. */
  public List<Summary> summaries(List<Summary> rows) {
    return faults.isEmpty() ? rows : rows.stream().map(this::without).toList();
  }

  private Interval without(Interval row) {
    return new Interval(
        row.part(),
        row.series(),
        row.direction(),
        row.window(),
        row.operations(),
        faults.contains(UnitFault.BANDWIDTH) ? null : row.bytes(),
        faults.contains(UnitFault.LATENCY) ? List.of() : row.latencies(),
        row.gauges(),
        row.origins());
  }

  private Summary without(Summary row) {
    boolean bandwidth = faults.contains(UnitFault.BANDWIDTH);
    return new Summary(
        row.part(),
        row.series(),
        row.total(),
        row.direction(),
        row.window(),
        row.operations(),
        bandwidth ? null : row.bytes(),
        row.rate(),
        bandwidth ? null : row.bandwidth(),
        faults.contains(UnitFault.LATENCY) ? List.of() : row.latencies(),
        row.gauges(),
        row.origin());
  }

  /** The analysis of rows from which this was taken out, with a result for each withheld mean. */
  public Analysis mark(Analysis analysis) {
    if (faults.isEmpty()) {
      return analysis;
    }
    List<Result> results = new ArrayList<>();
    for (Result result : analysis.results()) {
      if (faults.stream().noneMatch(fault -> metric(fault) == result.metric())) {
        results.add(result);
      }
    }
    Set<Result> marks = new TreeSet<>();
    for (Result result : List.copyOf(results)) {
      if (result.span() == Span.WHOLE || result.span() == Span.STEADY) {
        faults.forEach(fault -> marks.add(mark(result, metric(fault))));
      }
    }
    results.addAll(marks);
    return analysis.withResults(results);
  }

  private static Metric metric(UnitFault fault) {
    return switch (fault) {
      case LATENCY -> Metric.LATENCY;
      case BANDWIDTH -> Metric.BANDWIDTH;
    };
  }

  private static Result mark(Result beside, Metric metric) {
    return new Result(
        beside.runId(),
        beside.series(),
        metric,
        Statistic.MEAN,
        beside.direction(),
        beside.span(),
        null,
        null,
        null,
        Basis.NOT_DERIVABLE,
        beside.window(),
        RateResults.METHOD,
        0,
        Reasons.UNIT_FAULT,
        List.of());
  }
}
