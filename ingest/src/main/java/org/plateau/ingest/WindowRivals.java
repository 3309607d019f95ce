package org.plateau.ingest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Sees to it that no operation counts twice where files of one log set cut the same time into
 * windows of different widths, as fio's histograms of every five seconds beside rates of every
 * second: the finest windows keep a figure, wider ones over them lose it and keep what only they
 * say.
 */
final class WindowRivals {
  /** Windows that touch by less than this share are neighbours whose clocks differ a little. */
  private static final double TOUCH = 0.1;

  private final Map<String, Map<String, NavigableMap<Long, Long>>> covered = new HashMap<>();
  private boolean lost;

  /**
   * @param rows without windows that rival others
   * @param problems a note where there were any
   */
  record Settled(List<Interval> rows, List<Problem> problems) {}

  /**
   * What is left of the rows; rows of a single file are taken as they are.
   *
   * @param streams the rows of one series of one run each, in order of window and direction
   */
  static Settled settle(List<List<Interval>> streams) {
    List<Interval> settled = new ArrayList<>();
    List<Interval> wide = new ArrayList<>();
    for (List<Interval> stream : streams) {
      if (!differ(stream)) {
        settled.addAll(stream);
        continue;
      }
      List<Interval> left = new ArrayList<>();
      for (Direction direction : Direction.values()) {
        List<Interval> own = stream.stream().filter(row -> row.direction() == direction).toList();
        left.addAll(differ(own) ? new WindowRivals().group(own, wide) : own);
      }
      left.sort(Comparator.comparing(Interval::window).thenComparing(Interval::direction));
      settled.addAll(left);
    }
    return new Settled(settled, wide.isEmpty() ? List.of() : List.of(note(wide)));
  }

  private static boolean differ(List<Interval> rows) {
    long shortest = Long.MAX_VALUE;
    long longest = 0;
    for (Interval row : rows) {
      shortest = Math.min(shortest, row.window().lengthNanos());
      longest = Math.max(longest, row.window().lengthNanos());
    }
    return shortest < longest && files(rows).size() > 1;
  }

  private static Set<String> files(List<Interval> rows) {
    Set<String> files = new HashSet<>();
    rows.forEach(row -> row.origins().forEach(origin -> files.add(origin.file())));
    return files;
  }

  private List<Interval> group(List<Interval> rows, List<Interval> wide) {
    List<Interval> finestFirst = new ArrayList<>(rows);
    finestFirst.sort(Comparator.comparingLong(row -> row.window().lengthNanos()));
    List<Interval> kept = new ArrayList<>();
    for (Interval row : finestFirst) {
      lost = false;
      Interval rest = rest(row);
      if (lost) {
        wide.add(row);
      }
      if (rest != null) {
        kept.add(rest);
      }
    }
    return kept;
  }

  /** The row without the figures that finer windows have; null when nothing is left. */
  private @Nullable Interval rest(Interval row) {
    Double operations = claim(row, "operations", Interval::operations);
    Double bytes = claim(row, "bytes", Interval::bytes);
    List<Latency> latencies = new ArrayList<>();
    for (Latency latency : row.latencies()) {
      Latency rest = rest(row, latency);
      if (!rest.equals(Latency.unknown(latency.kind()))) {
        latencies.add(rest);
      }
    }
    if (!lost) {
      return row;
    }
    if (operations == null && bytes == null && latencies.isEmpty() && row.gauges().isEmpty()) {
      return null;
    }
    return new Interval(
        row.part(),
        row.series(),
        row.direction(),
        row.window(),
        operations,
        bytes,
        latencies,
        row.gauges(),
        row.origins());
  }

  private Latency rest(Interval row, Latency latency) {
    String kind = latency.kind().id();
    Latency rest = latency;
    Histogram histogram = claim(row, kind + " histogram", any -> latency.histogram());
    if (histogram == null && latency.histogram() != null) {
      rest = rest.withHistogram(null).withCount(null);
    }
    Double mean = claim(row, kind + " mean", any -> latency.mean());
    if (mean == null && latency.mean() != null) {
      rest = rest.withMean(null).withMin(null).withMax(null).withStddev(null);
    }
    return rest;
  }

  /** The row's figure; null when finer windows of other files have it for the same time. */
  private <T> @Nullable T claim(Interval row, String name, Function<Interval, @Nullable T> figure) {
    T own = figure.apply(row);
    if (own == null) {
      return null;
    }
    Map<String, NavigableMap<Long, Long>> byFile =
        covered.computeIfAbsent(name, any -> new LinkedHashMap<>());
    Set<String> files = row.origins().stream().map(Origin::file).collect(Collectors.toSet());
    Window window = row.window();
    for (Map.Entry<String, NavigableMap<Long, Long>> other : byFile.entrySet()) {
      if (!files.contains(other.getKey())
          && overlap(window, other.getValue()) > TOUCH * window.lengthNanos()) {
        lost = true;
        return null;
      }
    }
    for (String file : files) {
      byFile
          .computeIfAbsent(file, any -> new TreeMap<>())
          .merge(window.startNanos(), window.endNanos(), Math::max);
    }
    return own;
  }

  private static long overlap(Window window, NavigableMap<Long, Long> taken) {
    Long from = taken.floorKey(window.startNanos());
    long sum = 0;
    for (Map.Entry<Long, Long> one :
        taken
            .subMap(from == null ? window.startNanos() : from, true, window.endNanos(), false)
            .entrySet()) {
      long start = Math.max(one.getKey(), window.startNanos());
      long end = Math.min(one.getValue(), window.endNanos());
      sum += Math.max(0, end - start);
    }
    return sum;
  }

  private static Problem note(List<Interval> wide) {
    TreeSet<String> files = new TreeSet<>();
    wide.forEach(row -> row.origins().forEach(origin -> files.add(origin.file())));
    Window window = wide.get(0).window();
    return Problem.note(
        "run.rival-windows",
        files.first(),
        0,
        wide.size()
            + " windows, the first of "
            + window.lengthNanos() / 1_000_000
            + " ms, lie over finer ones of the same series"
            + (files.size() > 1 ? ", and likewise in " + (files.size() - 1) + " more files" : ""),
        "windows of one width",
        "Nothing to do; what the finer windows count was taken from them alone.");
  }
}
