package org.plateau.ingest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Joins what several files say of the same window: an fio {@code _iops} log gives operations, the
 * {@code _bw} log bytes, the latency logs latencies. Of two words on the same field the first goes.
 */
final class IntervalJoin {
  private final Map<Stream, Rows> streams = new HashMap<>();
  private @Nullable Rows latest;

  private record Stream(String part, Series series) {}

  /** The rows of one series of one run, by direction and start. */
  private static final class Rows {
    final Stream stream;
    final Map<Direction, Map<Long, List<Interval>>> byStart = new EnumMap<>(Direction.class);

    Rows(Stream stream) {
      this.stream = stream;
    }
  }

  void add(Interval interval) {
    List<Interval> same =
        rows(interval)
            .byStart
            .computeIfAbsent(interval.direction(), any -> new HashMap<>())
            .computeIfAbsent(interval.window().startNanos(), any -> new ArrayList<>(1));
    for (int i = 0; i < same.size(); i++) {
      if (near(same.get(i), interval)) {
        same.set(i, join(same.get(i), interval));
        return;
      }
    }
    same.add(interval);
  }

  /** Rows of one series come one after the other, so that most need no look-up. */
  private Rows rows(Interval interval) {
    Rows last = latest;
    if (last == null
        || !last.stream.series().equals(interval.series())
        || !last.stream.part().equals(interval.part())) {
      last = streams.computeIfAbsent(new Stream(interval.part(), interval.series()), Rows::new);
      latest = last;
    }
    return last;
  }

  /** The last windows of two logs of one job end a few milliseconds apart. */
  private static boolean near(Interval a, Interval b) {
    long difference = Math.abs(a.window().lengthNanos() - b.window().lengthNanos());
    long shorter = Math.min(a.window().lengthNanos(), b.window().lengthNanos());
    return difference * 10 < shorter;
  }

  /**
   * Windows that the end of the run cut off, where they start together, are one: logs of rows end
   * with the last row of each, not with the run.
   */
  private static List<Interval> tails(List<Interval> same, long usual) {
    List<Interval> cut =
        same.stream()
            .filter(row -> row.window().lengthNanos() < usual)
            .sorted(Comparator.comparing(Interval::window).reversed())
            .toList();
    if (cut.size() < 2) {
      return same;
    }
    List<Interval> rest = new ArrayList<>(same);
    rest.removeAll(cut);
    rest.add(cut.stream().reduce(IntervalJoin::join).orElseThrow());
    return rest;
  }

  /** The length that most windows have; of two, the longer. */
  private static long usualLength(Iterable<List<Interval>> rows) {
    TreeMap<Long, Integer> lengths = new TreeMap<>();
    for (List<Interval> same : rows) {
      same.forEach(row -> lengths.merge(row.window().lengthNanos(), 1, Integer::sum));
    }
    long usual = 0;
    int most = 0;
    for (Map.Entry<Long, Integer> length : lengths.entrySet()) {
      if (length.getValue() >= most) {
        most = length.getValue();
        usual = length.getKey();
      }
    }
    return usual;
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

  /**
   * The rows of each series of each run, in order of window and direction; the series in order of
   * part and series.
   */
  List<List<Interval>> sorted() {
    Map<String, Long> first = new HashMap<>();
    List<Rows> inOrder = new ArrayList<>(streams.values());
    inOrder.sort(
        Comparator.comparing((Rows rows) -> rows.stream.part())
            .thenComparing(rows -> rows.stream.series()));
    List<List<Interval>> sorted = new ArrayList<>();
    for (Rows rows : inOrder) {
      List<Interval> all = new ArrayList<>();
      for (Map<Long, List<Interval>> byStart : rows.byStart.values()) {
        boolean rivals = byStart.values().stream().anyMatch(same -> same.size() > 1);
        long usual = rivals ? usualLength(byStart.values()) : 0;
        byStart.values().forEach(same -> all.addAll(same.size() > 1 ? tails(same, usual) : same));
      }
      all.sort(Comparator.comparing(Interval::window).thenComparing(Interval::direction));
      first.merge(rows.stream.part(), all.get(0).window().startNanos(), Math::min);
      sorted.add(all);
    }
    sorted.replaceAll(rows -> rebased(rows, Objects.requireNonNull(first.get(rows.get(0).part()))));
    return sorted;
  }

  /** Logs stamped with Unix time ({@code log_unix_epoch}) are moved to the start of their part. */
  private static List<Interval> rebased(List<Interval> rows, long start) {
    // Earlier than 1973 in nanoseconds it is a run of under three years, and relative.
    if (start < 100_000_000_000_000_000L) {
      return rows;
    }
    return rows.stream().map(row -> rebased(row, start)).toList();
  }

  private static Interval rebased(Interval interval, long start) {
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
