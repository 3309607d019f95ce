package org.plateau.ingest;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Names windows whose latencies cannot be in that order, the first few by their lines. */
final class WindowDisorder {
  private static final int NAMED = 3;

  private final List<Problem> problems = new ArrayList<>();
  private long rows;
  private String file = "";

  void add(Interval row) {
    for (Latency latency : row.latencies()) {
      String fault = fault(latency);
      if (fault != null && rows++ < NAMED && !row.origins().isEmpty()) {
        Origin place = row.origins().get(0);
        file = place.file();
        problems.add(problem(place.file(), place.firstLine(), fault));
      }
    }
  }

  List<Problem> problems() {
    if (rows > NAMED) {
      problems.add(problem(file, 0, rows + " such windows, the first " + NAMED + " are named"));
    }
    return problems;
  }

  private static @Nullable String fault(Latency latency) {
    Double min = latency.min();
    Double mean = latency.mean();
    Double max = latency.max();
    boolean plain =
        (min == null || mean == null || min <= mean * 1.0001 + 1)
            && (mean == null || max == null || mean <= max * 1.0001 + 1)
            && (min == null || max == null || min <= max);
    if (plain && latency.percentiles().isEmpty()) {
      return null;
    }
    return plain
        ? LatencyOrder.fault(latency)
        : String.format(
            Locale.ROOT,
            "%s latency in ns: smallest %s, mean %s, largest %s",
            latency.kind().id(),
            min,
            mean,
            max);
  }

  private static Problem problem(String file, long line, String found) {
    return Problem.warning(
        "run.figures-disagree",
        file,
        line,
        found,
        "figures in that order",
        "Restore the file as the runner wrote it; one of these figures is wrong.");
  }
}
