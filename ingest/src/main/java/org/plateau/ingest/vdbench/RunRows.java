package org.plateau.ingest.vdbench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.parts.PartNames;

/** The rows of one run of an RD, as one file lists them. */
final class RunRows {
  private static final long DAY_MILLIS = 86_400_000L;

  final String rd;
  final long firstLine;
  final List<Row> intervals = new ArrayList<>();
  final SortedMap<String, String> options = new TreeMap<>();

  /** When the run began, by its start line; -1 where the file has none. */
  long startMillisOfDay = -1;

  @Nullable Row average;
  @Nullable String targetRate;

  RunRows(String rd, long firstLine) {
    this.rd = rd;
    this.firstLine = firstLine;
  }

  void add(Row row) {
    if (row.isAverage()) {
      average = row;
    } else {
      intervals.add(row);
    }
  }

  /** Whether a row of this RD begins the next run: its interval numbers start again. */
  boolean isOver(Row row) {
    return average != null
        || (!row.isAverage()
            && !intervals.isEmpty()
            && row.interval() <= intervals.get(intervals.size() - 1).interval());
  }

  /** Preparation that vdbench makes by itself: {@code format_for_rd1}, {@code SD_format}. */
  boolean isFormat() {
    return rd.startsWith("format_") || rd.equals("SD_format");
  }

  PartNames.Run name() {
    Optional<String> rate = numericRate();
    return new PartNames.Run(rd, rate.map(text -> "@" + text).orElse(""));
  }

  /** The target in operations per second, absent for uncontrolled and curve runs. */
  Optional<String> numericRate() {
    String text = targetRate;
    if (text == null || !text.matches("[0-9]+([.][0-9]+)?")) {
      return Optional.empty();
    }
    double rate = Double.parseDouble(text);
    // what vdbench writes for "max" and "curve", before and since 5.04 (formats.md 4.3)
    boolean code = Arrays.asList(999_988.0, 999_977.0, 9_999_988.0, 9_999_977.0).contains(rate);
    return code
        ? Optional.empty()
        : Optional.of(rate == Math.rint(rate) ? Long.toString((long) rate) : text);
  }

  /** Distances between the rows' times of day, in ms. */
  List<Long> steps() {
    List<Long> steps = new ArrayList<>();
    long previous = startMillisOfDay;
    int number = 0;
    for (Row row : intervals) {
      if (previous >= 0 && row.interval() == number + 1) {
        steps.add(Math.floorMod(row.millisOfDay() - previous, DAY_MILLIS));
      }
      previous = row.millisOfDay();
      number = row.interval();
    }
    return steps;
  }

  long lastLine() {
    Row end = average;
    if (end != null) {
      return end.line();
    }
    return intervals.isEmpty() ? firstLine : intervals.get(intervals.size() - 1).line();
  }
}
