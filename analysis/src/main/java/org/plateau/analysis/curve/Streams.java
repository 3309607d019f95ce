package org.plateau.analysis.curve;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Latency;
import org.plateau.ingest.Series;

/**
 * Chooses the rows that make up a direction. For all directions together a series' own ALL rows
 * count where it has them; only otherwise its directions are added, so that nothing counts twice.
 */
public final class Streams {
  private Streams() {}

  /** Rows that say how many operations or bytes there were, in one direction or in all. */
  public static List<Interval> rates(List<Interval> intervals, Direction direction) {
    return chosen(intervals, direction, row -> row.operations() != null || row.bytes() != null);
  }

  /** Rows that say how long operations took, in one direction or in all. */
  public static List<Interval> latencies(List<Interval> intervals, Direction direction) {
    return chosen(
        intervals, direction, row -> row.latencies().stream().anyMatch(Streams::saysSomething));
  }

  /** Rows that carry a histogram, in one direction or in all. */
  public static List<Interval> histograms(List<Interval> intervals, Direction direction) {
    return chosen(
        intervals,
        direction,
        row -> row.latencies().stream().anyMatch(latency -> latency.histogram() != null));
  }

  private static boolean saysSomething(Latency latency) {
    return latency.mean() != null || latency.max() != null;
  }

  private static List<Interval> chosen(
      List<Interval> intervals, Direction direction, Predicate<Interval> useful) {
    List<Interval> rows = intervals.stream().filter(Streams::isMeasured).filter(useful).toList();
    if (direction != Direction.ALL) {
      return rows.stream().filter(row -> row.direction() == direction).toList();
    }
    Set<Series> together = new HashSet<>();
    boolean apart = false;
    for (Interval row : rows) {
      if (row.direction() == Direction.ALL) {
        together.add(row.series());
      } else {
        apart = true;
      }
    }
    if (together.isEmpty() || !apart) {
      return rows;
    }
    return rows.stream()
        .filter(row -> row.direction() == Direction.ALL || !together.contains(row.series()))
        .toList();
  }

  /** Warm-up, at negative times, is in the log but in no figure. */
  private static boolean isMeasured(Interval row) {
    return row.window().startNanos() >= 0;
  }

  /** Rows by series and direction, each in order of time. */
  static List<List<Interval>> split(List<Interval> rows) {
    Map<Series, Map<Direction, List<Interval>>> streams = new HashMap<>();
    for (Interval row : rows) {
      streams
          .computeIfAbsent(row.series(), any -> new EnumMap<>(Direction.class))
          .computeIfAbsent(row.direction(), any -> new ArrayList<>())
          .add(row);
    }
    List<List<Interval>> ordered = new ArrayList<>();
    streams.keySet().stream()
        .sorted()
        .map(streams::get)
        .forEach(directions -> ordered.addAll(directions.values()));
    ordered.forEach(stream -> stream.sort((a, b) -> a.window().compareTo(b.window())));
    return ordered;
  }
}
