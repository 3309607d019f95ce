package org.plateau.analysis;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.plateau.analysis.life.Life;
import org.plateau.ingest.Direction;

/**
 * Everything that Plateau says of one run.
 *
 * @param assessments each method's verdict with its plot, by method id
 * @param method the method whose verdict the pages quote
 * @param curves one per direction, and ALL; empty for a run of summaries alone
 * @param results in their natural order
 */
public record Analysis(
    String runId,
    SortedMap<String, Assessment> assessments,
    String method,
    SortedMap<Direction, Curve> curves,
    Life life,
    List<Result> results) {
  public Analysis {
    assessments = Collections.unmodifiableSortedMap(new TreeMap<>(assessments));
    curves = Collections.unmodifiableSortedMap(new TreeMap<>(curves));
    results = results.stream().sorted().toList();
  }

  /** Each method's verdict, by method id; empty for a run of summaries alone. */
  public SortedMap<String, Verdict> verdicts() {
    TreeMap<String, Verdict> verdicts = new TreeMap<>();
    assessments.forEach((id, assessment) -> verdicts.put(id, assessment.verdict()));
    return verdicts;
  }

  /** The verdict that the pages quote. */
  public Optional<Verdict> verdict() {
    return Optional.ofNullable(assessments.get(method)).map(Assessment::verdict);
  }

  /** The one result of the whole run with this key. */
  public Optional<Result> result(
      Metric metric, Statistic statistic, Direction direction, Span span) {
    return results.stream()
        .filter(
            result ->
                result.series().isEmpty()
                    && result.metric() == metric
                    && result.statistic().equals(statistic)
                    && result.direction() == direction
                    && result.span() == span)
        .findFirst();
  }
}
