package org.plateau.ingest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Joins what several files say of the same window: an fio {@code _iops} log gives operations, the
 * {@code _bw} log bytes, the latency logs latencies. Of two words on the same field the first goes.
 */
final class IntervalJoin {
  /** The last windows of two logs of one job end a few milliseconds apart. */
  private static final long SLACK_NANOS = 5_000_000;

  private final Map<Key, List<Interval>> rows = new LinkedHashMap<>();

  private record Key(String part, Series series, Direction direction, long startNanos) {}

  void add(Interval interval) {
    Key key =
        new Key(
            interval.part(),
            interval.series(),
            interval.direction(),
            interval.window().startNanos());
    List<Interval> same = rows.computeIfAbsent(key, k -> new ArrayList<>(1));
    for (int i = 0; i < same.size(); i++) {
      if (near(same.get(i), interval)) {
        same.set(i, join(same.get(i), interval));
        return;
      }
    }
    same.add(interval);
  }

  private static boolean near(Interval a, Interval b) {
    long difference = Math.abs(a.window().lengthNanos() - b.window().lengthNanos());
    long shorter = Math.min(a.window().lengthNanos(), b.window().lengthNanos());
    return difference == 0 || (difference <= SLACK_NANOS && difference * 10 < shorter);
  }

  private static Interval join(Interval first, Interval second) {
    SortedMap<String, Double> gauges = new TreeMap<>(second.gauges());
    gauges.putAll(first.gauges());
    List<Origin> origins = new ArrayList<>(first.origins());
    second.origins().stream().filter(origin -> !origins.contains(origin)).forEach(origins::add);
    return new Interval(
        first.part(),
        first.series(),
        first.direction(),
        first.window(),
        firstOf(first.operations(), second.operations()),
        firstOf(first.bytes(), second.bytes()),
        latencies(first, second),
        gauges,
        origins);
  }

  private static List<Latency> latencies(Interval first, Interval second) {
    List<Latency> joined = new ArrayList<>();
    for (LatencyKind kind : LatencyKind.values()) {
      Latency own = first.latency(kind).orElse(null);
      Latency other = second.latency(kind).orElse(null);
      if (own != null) {
        joined.add(other == null ? own : own.or(other));
      } else if (other != null) {
        joined.add(other);
      }
    }
    return joined;
  }

  private static @Nullable Double firstOf(@Nullable Double first, @Nullable Double second) {
    return first != null ? first : second;
  }

  /** All rows in order of part, series, window, direction. */
  List<Interval> sorted() {
    List<Interval> all = new ArrayList<>();
    rows.values().forEach(all::addAll);
    all.sort(
        java.util.Comparator.comparing(Interval::part)
            .thenComparing(Interval::series)
            .thenComparing(Interval::window)
            .thenComparing(Interval::direction));
    return rebased(all);
  }

  /** Logs stamped with Unix time ({@code log_unix_epoch}) are moved to the start of their part. */
  private static List<Interval> rebased(List<Interval> all) {
    Map<String, Long> first = new TreeMap<>();
    all.forEach(
        interval -> first.merge(interval.part(), interval.window().startNanos(), Math::min));
    return all.stream().map(interval -> rebased(interval, first)).toList();
  }

  private static Interval rebased(Interval interval, Map<String, Long> first) {
    long start = first.getOrDefault(interval.part(), 0L);
    // Earlier than 1973 in nanoseconds it is a run of under three years, and relative.
    if (start < 100_000_000_000_000_000L) {
      return interval;
    }
    Window window =
        new Window(interval.window().startNanos() - start, interval.window().lengthNanos());
    return new Interval(
        interval.part(),
        interval.series(),
        interval.direction(),
        window,
        interval.operations(),
        interval.bytes(),
        interval.latencies(),
        interval.gauges(),
        interval.origins());
  }
}
