package org.plateau.analysis.figure;

import java.util.Arrays;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Result;
import org.plateau.analysis.Span;
import org.plateau.analysis.Statistic;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Series;

/**
 * Which result a named figure is: {@code {metric: iops, stat: mean, window: steady, direction:
 * write, where: {…}}} in review.yaml.
 *
 * @param where labels of the run and the values they must have; {@code vm} and {@code operation}
 *     also choose a series within a run
 */
public record Selection(
    Metric metric,
    Statistic statistic,
    Span span,
    Direction direction,
    SortedMap<String, String> where) {
  public Selection {
    for (String key : where.keySet()) {
      if (!RunKey.KEYS.contains(key)) {
        throw new IllegalArgumentException(
            "where: " + key + ", expected one of " + String.join(", ", RunKey.KEYS));
      }
    }
    where = Collections.unmodifiableSortedMap(new TreeMap<>(where));
  }

  public Selection(
      Metric metric,
      Statistic statistic,
      Span span,
      Direction direction,
      Map<String, String> where) {
    this(metric, statistic, span, direction, new TreeMap<>(where));
  }

  /**
   * The selection that review.yaml writes.
   *
   * @param keys {@code metric}, and optionally {@code stat} (mean), {@code window} or {@code span}
   *     (steady), {@code direction} (all)
   * @throws IllegalArgumentException that says what was found and what was expected
   */
  public static Selection of(Map<String, String> keys, Map<String, String> where) {
    for (String key : keys.keySet()) {
      if (!"metric stat window span direction".contains(key)) {
        throw new IllegalArgumentException(
            "key " + key + ", expected metric, stat, window, direction or where");
      }
    }
    String span = keys.getOrDefault("window", keys.getOrDefault("span", "steady"));
    return new Selection(
        word(keys.getOrDefault("metric", ""), "metric", Metric::of, Metric.values()),
        statistic(keys.getOrDefault("stat", "mean")),
        word(span, "window", Span::of, Span.values()),
        word(keys.getOrDefault("direction", "all"), "direction", Direction::of, Direction.values()),
        new TreeMap<>(where));
  }

  private static Statistic statistic(String text) {
    try {
      return Statistic.of(text);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "stat: " + text + ", expected mean, min, max, stddev or a percentile such as p99.9", e);
    }
  }

  private static <T extends Enum<T>> T word(
      String text, String key, Function<String, T> of, T[] known) {
    try {
      return of.apply(text);
    } catch (IllegalArgumentException e) {
      String expected =
          Arrays.stream(known)
              .map(value -> value.name().toLowerCase(Locale.ROOT))
              .collect(Collectors.joining(", "));
      throw new IllegalArgumentException(key + ": " + text + ", expected one of " + expected, e);
    }
  }

  /** The same question asked of another drive. */
  public Selection withDrive(String drive) {
    return with("drive", drive);
  }

  /** The same question with another value of a label. */
  public Selection with(String key, String value) {
    TreeMap<String, String> changed = new TreeMap<>(where);
    changed.put(key, value);
    return new Selection(metric, statistic, span, direction, changed);
  }

  /**
   * Whether a run has the labels; a series label may be missing there, it is then in the results.
   */
  boolean matches(MeasuredRun run) {
    return where.entrySet().stream().allMatch(wanted -> agrees(run, wanted));
  }

  private static boolean agrees(MeasuredRun run, Map.Entry<String, String> wanted) {
    String own = run.key().labels().get(wanted.getKey());
    return own == null
        ? hasSeries(run, wanted.getKey(), wanted.getValue())
        : own.equals(wanted.getValue());
  }

  private static boolean hasSeries(MeasuredRun run, String key, String value) {
    String series = Series.of(key, value).id();
    return run.results().stream().anyMatch(result -> result.series().equals(series));
  }

  /** Labels in which a run differs, as {@code key=value}; empty when it matches. */
  SortedMap<String, String> differences(MeasuredRun run) {
    TreeMap<String, String> differences = new TreeMap<>();
    for (Map.Entry<String, String> wanted : where.entrySet()) {
      if (!agrees(run, wanted)) {
        differences.put(
            wanted.getKey(), run.key().labels().getOrDefault(wanted.getKey(), "not said"));
      }
    }
    return differences;
  }

  /** Whether a result of a matching run is the one. */
  boolean matches(MeasuredRun run, Result result) {
    String series = "";
    for (String key : new String[] {"vm", "operation"}) {
      String value = where.get(key);
      if (value != null && run.key().labels().get(key) == null) {
        series = Series.of(key, value).id();
      }
    }
    return result.series().equals(series)
        && result.metric() == metric
        && result.statistic().equals(statistic)
        && result.span() == span
        && result.direction() == direction;
  }

  /** {@code drive=a, os=b}. */
  String described() {
    return where.isEmpty()
        ? "anything"
        : where.entrySet().stream()
            .map(entry -> entry.getKey() + "=" + entry.getValue())
            .collect(Collectors.joining(", "));
  }

  /** {@code steady write iops mean}. */
  String what() {
    return span.id() + " " + direction.id() + " " + metric.id() + " " + statistic.id();
  }
}
