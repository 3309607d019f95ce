package org.plateau.site.inspect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plateau.analysis.Analysis;
import org.plateau.analysis.Basis;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Result;
import org.plateau.analysis.Span;
import org.plateau.analysis.Statistic;
import org.plateau.ingest.Direction;

/**
 * Whether a statistic of a metric can be known from a log, for the whole run and for its steady
 * part.
 *
 * @param statistic {@code mean}, {@code max}, {@code p99.9}; of equal neighbours {@code p50 to p99}
 * @param whole how it is known, or why not
 * @param steady likewise
 */
public record Derivable(String metric, String statistic, Answer whole, Answer steady) {

  /**
   * One answer.
   *
   * @param known whether there is a value
   * @param words basis or reason
   */
  public record Answer(boolean known, String words) {}

  /** All that the analysis says, directions together. */
  static List<Derivable> of(Analysis analysis) {
    List<Derivable> rows = new ArrayList<>();
    for (Metric metric : Metric.values()) {
      List<Statistic> statistics =
          analysis.results().stream()
              .filter(r -> r.series().isEmpty() && r.metric() == metric)
              .filter(r -> r.direction() == Direction.ALL)
              .map(Result::statistic)
              .distinct()
              .toList();
      for (Statistic statistic : statistics) {
        rows.add(
            new Derivable(
                metric.id(),
                statistic.id(),
                answer(analysis, metric, statistic, Span.WHOLE),
                answer(analysis, metric, statistic, Span.STEADY)));
      }
      if (statistics.isEmpty() && (metric == Metric.IOPS || metric == Metric.LATENCY)) {
        boolean other =
            metric == Metric.IOPS
                && analysis.results().stream().anyMatch(r -> r.metric() == Metric.TPS);
        if (!other) {
          Answer none = new Answer(false, "the log does not record it");
          rows.add(new Derivable(metric.id(), "all", none, none));
        }
      }
    }
    return joined(rows);
  }

  private static Answer answer(Analysis analysis, Metric metric, Statistic statistic, Span span) {
    Optional<Result> result = analysis.result(metric, statistic, Direction.ALL, span);
    if (result.isEmpty()) {
      boolean steady = span == Span.STEADY;
      return new Answer(false, steady ? noSteady(analysis) : "not in the log");
    }
    boolean known = result.get().basis() != Basis.NOT_DERIVABLE;
    return new Answer(
        known,
        known ? Wording.basis(result.get().basis().id()) : Wording.reason(result.get().reason()));
  }

  private static String noSteady(Analysis analysis) {
    return analysis
        .verdict()
        .map(
            verdict ->
                verdict.match(
                    steady -> "not in the log",
                    lost -> "steady state was lost",
                    unsteady -> "never steady",
                    tooShort -> "too short to judge"))
        .orElse("no intervals");
  }

  /** Neighbouring percentiles with the same answers become one row. */
  private static List<Derivable> joined(List<Derivable> rows) {
    List<Derivable> joined = new ArrayList<>();
    for (Derivable row : rows) {
      Derivable last = joined.isEmpty() ? null : joined.get(joined.size() - 1);
      if (last != null && row.isPercentile() && last.isPercentile() && last.answersAs(row)) {
        String from = last.statistic.split(" ", -1)[0];
        joined.set(
            joined.size() - 1,
            new Derivable(row.metric, from + " to " + row.statistic, row.whole, row.steady));
      } else {
        joined.add(row);
      }
    }
    return joined;
  }

  private boolean isPercentile() {
    return statistic.startsWith("p");
  }

  private boolean answersAs(Derivable other) {
    return metric.equals(other.metric) && whole.equals(other.whole) && steady.equals(other.steady);
  }
}
