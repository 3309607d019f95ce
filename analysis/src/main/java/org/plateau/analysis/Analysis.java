package org.plateau.analysis;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.plateau.analysis.curve.Bands.Band;
import org.plateau.analysis.life.Life;
import org.plateau.ingest.Direction;

/**
 * Everything that Plateau says of one run.
 *
 * @param assessments each method's verdict with its plot, by method id
 * @param method the method whose verdict the pages quote
 * @param curves one per direction, and ALL; empty for a run of summaries alone
 * @param results in their natural order; those of the steady span are of {@link #method()}
 * @param bands percentiles of latency over time in a few dozen cells, per direction and ALL; empty
 *     where the log has no histograms of windows
 * @param others the results of the steady span under other methods that reviews ask for, by method
 */
public record Analysis(
    String runId,
    SortedMap<String, Assessment> assessments,
    String method,
    SortedMap<Direction, Curve> curves,
    Life life,
    List<Result> results,
    SortedMap<Direction, List<Band>> bands,
    SortedMap<String, List<Result>> others) {
  public Analysis {
    assessments = Collections.unmodifiableSortedMap(new TreeMap<>(assessments));
    curves = Collections.unmodifiableSortedMap(new TreeMap<>(curves));
    results = results.stream().sorted().toList();
    bands = Collections.unmodifiableSortedMap(new TreeMap<>(bands));
    TreeMap<String, List<Result>> judged = new TreeMap<>();
    others.forEach((id, own) -> judged.put(id, own.stream().sorted().toList()));
    others = Collections.unmodifiableSortedMap(judged);
  }

  /** The same run with other results, under its method and under others. */
  public Analysis withResults(List<Result> own, SortedMap<String, List<Result>> underOthers) {
    return new Analysis(runId, assessments, method, curves, life, own, bands, underOthers);
  }

  /** The same run with other curves, and percentiles over time. */
  public Analysis withCurves(
      SortedMap<Direction, Curve> other, SortedMap<Direction, List<Band>> otherBands) {
    return new Analysis(runId, assessments, method, other, life, results, otherBands, others);
  }

  /** Whether {@link #under} has the steady figures of a method, or knows that there are none. */
  public boolean knows(String other) {
    Assessment assessment = assessments.get(other);
    return other.equals(method)
        || others.containsKey(other)
        || assessment == null
        || !(assessment.verdict() instanceof Verdict.Steady);
  }

  /**
   * The same run judged by another method: its verdict is quoted, and the results of the steady
   * span are of its window. Where {@link #knows} is false there are none of that span.
   */
  public Analysis under(String other) {
    if (other.equals(method)) {
      return this;
    }
    List<Result> judged = new ArrayList<>(others.getOrDefault(other, List.of()));
    results.stream().filter(result -> result.span() != Span.STEADY).forEach(judged::add);
    TreeMap<String, List<Result>> rest = new TreeMap<>(others);
    rest.remove(other);
    rest.put(method, results.stream().filter(result -> result.span() == Span.STEADY).toList());
    return new Analysis(runId, assessments, other, curves, life, judged, bands, rest);
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
