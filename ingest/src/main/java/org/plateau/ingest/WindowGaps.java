package org.plateau.ingest;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Names the time that intervals leave out: a missing window, and series of one run of which one
 * ends before the others. Nothing is cut to the shortest and nothing filled in.
 */
final class WindowGaps {
  private final Map<String, Stretch> stretches = new HashMap<>();

  /** What one series of one run in one direction covers. */
  private static final class Stretch {
    final Interval first;
    Interval last;
    long gaps;
    long missingNanos;
    Interval gapBefore;
    long longest;

    Stretch(Interval row) {
      first = row;
      last = row;
      gapBefore = row;
      longest = row.window().lengthNanos();
    }

    void add(Interval row) {
      longest = Math.max(longest, row.window().lengthNanos());
      long gap = row.window().startNanos() - last.window().endNanos();
      if (gap > longest / 4) {
        gapBefore = gaps == 0 ? row : gapBefore;
        gaps++;
        missingNanos += gap;
      }
      last = row.window().endNanos() > last.window().endNanos() ? row : last;
    }
  }

  /** The notes on rows in order of part, series, window. */
  static List<Problem> of(List<Interval> rows) {
    WindowGaps gaps = new WindowGaps();
    for (Interval row : rows) {
      String key = row.part() + '\n' + row.series() + '\n' + row.direction();
      Stretch known = gaps.stretches.get(key);
      if (known == null) {
        gaps.stretches.put(key, new Stretch(row));
      } else {
        known.add(row);
      }
    }
    return gaps.problems();
  }

  private List<Problem> problems() {
    List<Problem> problems = new ArrayList<>();
    Map<String, Stretch> longest = new HashMap<>();
    for (Stretch stretch : stretches.values()) {
      if (stretch.gaps > 0) {
        problems.add(gap(stretch));
      }
      longest.merge(
          stretch.first.part() + '\n' + stretch.first.direction(),
          stretch,
          (a, b) -> a.last.window().endNanos() >= b.last.window().endNanos() ? a : b);
    }
    for (Stretch stretch : stretches.values()) {
      Stretch other =
          longest.getOrDefault(stretch.first.part() + '\n' + stretch.first.direction(), stretch);
      long rest = other.last.window().endNanos() - stretch.last.window().endNanos();
      if (rest > 3 * Math.max(stretch.longest, other.longest) / 2) {
        problems.add(shorter(stretch, other, rest));
      }
    }
    return problems;
  }

  private static Origin place(Interval row) {
    return row.origins().isEmpty() ? new Origin("", "", 0, 0) : row.origins().get(0);
  }

  private static Problem gap(Stretch stretch) {
    Origin place = place(stretch.gapBefore);
    return Problem.note(
        "run.gap",
        place.file(),
        place.firstLine(),
        String.format(
            Locale.ROOT,
            "%d %s in the %s windows, %.6g s in all, the first before %.6g s",
            stretch.gaps,
            stretch.gaps == 1 ? "gap" : "gaps",
            stretch.first.direction().id(),
            stretch.missingNanos / 1e9,
            stretch.gapBefore.window().startNanos() / 1e9),
        "one window after the other",
        "Nothing to do if nothing ran then; else lines are missing. Nothing was filled in.");
  }

  private static Problem shorter(Stretch stretch, Stretch other, long restNanos) {
    Origin place = place(stretch.last);
    return Problem.note(
        "run.unequal-length",
        place.file(),
        place.lastLine(),
        String.format(
            Locale.ROOT,
            "%s %s %s ends %.6g s before %s",
            stretch.first.part(),
            stretch.first.series(),
            stretch.first.direction().id(),
            restNanos / 1e9,
            other.first.series()),
        "logs of one length",
        "Check whether the log was cut; all others were kept whole, and sums behind its end lack"
            + " it.");
  }
}
