package org.plateau.ingest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Hears each run of fio once: JSON, terse and human reports of one run may lie beside each other,
 * and their summaries are the same operations. The first in the order of reading, which is that of
 * precision, is kept; the others are held against it.
 */
final class FirstWitness {
  private static final String FAMILY = "fio-";

  /** Human reports round to three digits, and end a little later or earlier. */
  private static final double SHARE = 0.02;

  private FirstWitness() {}

  /**
   * The summaries without those of a second format of the same run.
   *
   * @param formats of the files, by path
   */
  static List<Summary> of(
      List<Summary> summaries, Map<String, String> formats, Consumer<Problem> problems) {
    Map<String, String> first = new LinkedHashMap<>();
    List<Summary> heard = new ArrayList<>();
    Map<String, List<Summary>> others = new LinkedHashMap<>();
    for (Summary summary : summaries) {
      String format = formats.getOrDefault(summary.origin().file(), "");
      if (!format.startsWith(FAMILY)
          || first.computeIfAbsent(summary.part(), any -> format).equals(format)) {
        heard.add(summary);
      } else {
        others
            .computeIfAbsent(summary.part() + '\n' + format, any -> new ArrayList<>())
            .add(summary);
      }
    }
    others.values().forEach(again -> compare(heard, again, problems));
    return heard;
  }

  private static void compare(
      List<Summary> heard, List<Summary> again, Consumer<Problem> problems) {
    Summary witness = again.get(0);
    List<Summary> own = heard.stream().filter(s -> s.part().equals(witness.part())).toList();
    String file = own.get(0).origin().file();
    problems.accept(
        Problem.note(
            "run.told-twice",
            witness.origin().file(),
            witness.origin().firstLine(),
            "a second report of the run that " + file + " tells of",
            "one report",
            "Nothing to do; the first was used, so that nothing is counted twice."));
    for (Direction direction : Direction.values()) {
      Optional<Double> first = rate(own, direction);
      Optional<Double> second = rate(again, direction);
      if (first.isPresent()
          && second.isPresent()
          && Math.abs(first.get() - second.get()) > SHARE * first.get() + 1) {
        problems.accept(
            Problem.warning(
                "run.mismatch",
                witness.origin().file(),
                witness.origin().firstLine(),
                String.format(
                    Locale.ROOT,
                    "operations per second of %s %s is %.6g here and %.6g in %s",
                    witness.part(),
                    direction.id(),
                    second.get(),
                    first.get(),
                    file),
                String.format(Locale.ROOT, "a difference of at most %.3g", SHARE * first.get() + 1),
                "Check whether both reports are of the same run."));
      }
    }
  }

  /** The sum over series, or the total where there is nothing else. */
  private static Optional<Double> rate(List<Summary> summaries, Direction direction) {
    List<Summary> said = summaries.stream().filter(s -> s.direction() == direction).toList();
    List<Summary> parts = said.stream().filter(s -> !s.total()).toList();
    double sum = 0;
    for (Summary summary : parts.isEmpty() ? said : parts) {
      Double rate = summary.rate();
      if (rate == null) {
        return Optional.empty();
      }
      sum += rate;
    }
    return said.isEmpty() ? Optional.empty() : Optional.of(sum);
  }
}
