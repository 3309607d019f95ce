package org.plateau.analysis.results;

import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.plateau.analysis.Analysis;
import org.plateau.analysis.Basis;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Result;
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

  /** Whether nothing is withheld. */
  public boolean isEmpty() {
    return faults.isEmpty();
  }

  /** The rows without what is withheld. */
  public List<Interval> intervals(List<Interval> rows) {
    return rows.stream().map(this::without).toList();
  }

  /** The runner's summaries without what is withheld. */
  public List<Summary> summaries(List<Summary> rows) {
    return rows.stream().map(this::without).toList();
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

  /**
   * The analysis of the rows without what is withheld, with each result that the whole rows would
   * have given in its place: known to be there, and not told.
   *
   * @param bare made of {@link #intervals} and {@link #summaries}
   * @param whole made of all that the log says
   */
  public Analysis mark(Analysis bare, Analysis whole) {
    TreeMap<String, List<Result>> others = new TreeMap<>();
    whole
        .others()
        .forEach(
            (method, results) ->
                others.put(method, told(bare.others().getOrDefault(method, List.of()), results)));
    return bare.withResults(told(bare.results(), whole.results()), others);
  }

  private List<Result> told(List<Result> bare, List<Result> whole) {
    return Stream.concat(
            bare.stream().filter(result -> !isWithheld(result)),
            whole.stream().filter(this::isWithheld).map(Withheld::untold))
        .toList();
  }

  private boolean isWithheld(Result result) {
    return faults.stream().anyMatch(fault -> metric(fault) == result.metric());
  }

  private static Metric metric(UnitFault fault) {
    return switch (fault) {
      case LATENCY -> Metric.LATENCY;
      case BANDWIDTH -> Metric.BANDWIDTH;
    };
  }

  private static Result untold(Result result) {
    return new Result(
        result.runId(),
        result.series(),
        result.metric(),
        result.statistic(),
        result.direction(),
        result.span(),
        null,
        null,
        null,
        Basis.NOT_DERIVABLE,
        result.window(),
        result.method(),
        0,
        Reasons.UNIT_FAULT,
        result.origins());
  }
}
