package org.plateau.ingest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Holds what intervals and the runner's summaries say against each other, and each summary against
 * itself. Nothing is repaired: a difference is a problem that names both numbers (formats.md 9.4).
 */
final class Reconciliation {
  /** What reports print of a bandwidth in MB/s. */
  private static final double HUNDREDTH_OF_A_MEBIBYTE = 10_486;

  private final List<RunFacts> facts;
  private final List<Interval> rows;
  private final List<Summary> summaries;
  private final List<Problem> problems = new ArrayList<>();

  private Reconciliation(List<RunFacts> facts, List<Interval> rows, List<Summary> summaries) {
    this.facts = facts;
    this.rows = rows;
    this.summaries = summaries;
  }

  static List<Problem> of(List<RunFacts> facts, List<Interval> rows, List<Summary> summaries) {
    return new Reconciliation(facts, rows, summaries).run();
  }

  private List<Problem> run() {
    Map<String, Map<Direction, List<Interval>>> read = byPartAndDirection(rows);
    List<String> parts = summaries.stream().map(Summary::part).distinct().sorted().toList();
    for (String part : parts) {
      List<Summary> own =
          summaries.stream().filter(s -> s.part().equals(part) && !s.total()).toList();
      Map<Direction, List<Interval>> ofPart = read.getOrDefault(part, Map.of());
      for (Direction direction : Direction.values()) {
        List<Summary> said = own.stream().filter(s -> s.direction() == direction).toList();
        List<Interval> measured = ofPart.getOrDefault(direction, List.of());
        if (!said.isEmpty() && !measured.isEmpty()) {
          compare(said, measured);
        } else if (!measured.isEmpty()) {
          total(part, direction)
              .ifPresent(only -> compareTotal(only, within(only.window(), measured)));
        }
      }
      Optional<RunFacts> fact = facts.stream().filter(f -> f.part().equals(part)).findFirst();
      List<Summary> all = summaries.stream().filter(s -> s.part().equals(part)).toList();
      fact.ifPresent(
          known ->
              SummaryIdentities.of(known, all).forEach(found -> problems.add(found.problem())));
    }
    return problems;
  }

  /** The runner's own total over all series, where it gives no others and one alone. */
  private Optional<Summary> total(String part, Direction direction) {
    List<Summary> totals =
        summaries.stream()
            .filter(s -> s.total() && s.part().equals(part) && s.direction() == direction)
            .toList();
    return totals.size() == 1 ? Optional.of(totals.get(0)) : Optional.empty();
  }

  /** The rows whose middle lies in a window: totals leave out the warm-up. */
  private static List<Interval> within(@Nullable Window window, List<Interval> rows) {
    return window == null
        ? rows
        : rows.stream()
            .filter(
                row -> {
                  long middle = row.window().startNanos() + row.window().lengthNanos() / 2;
                  return middle >= window.startNanos() && middle < window.endNanos();
                })
            .toList();
  }

  private static Map<String, Map<Direction, List<Interval>>> byPartAndDirection(
      List<Interval> rows) {
    Map<String, Map<Direction, List<Interval>>> sorted = new HashMap<>();
    for (Interval row : rows) {
      sorted
          .computeIfAbsent(row.part(), any -> new EnumMap<>(Direction.class))
          .computeIfAbsent(row.direction(), any -> new ArrayList<>())
          .add(row);
    }
    return sorted;
  }

  /**
   * Rates alone: a total's latency is over all operations, while reports of this kind round each
   * interval's to a few digits.
   */
  private void compareTotal(Summary total, List<Interval> read) {
    IntervalMeans means = IntervalMeans.of(read);
    if (means.covers(longest(List.of(total)))) {
      mismatch(
          "run.mismatch",
          total,
          "operations per second",
          Optional.ofNullable(total.rate()),
          means.rate());
      mismatch(
          "run.mismatch",
          total,
          "bytes per second",
          Optional.ofNullable(total.bandwidth()),
          means.bandwidth().map(mean -> mean.wider(HUNDREDTH_OF_A_MEBIBYTE)));
    }
  }

  private void compare(List<Summary> said, List<Interval> read) {
    Summary first = said.get(0);
    boolean whole = said.stream().anyMatch(s -> s.series().equals(Series.WHOLE));
    if (whole && said.size() > 1) {
      return;
    }
    IntervalMeans means = IntervalMeans.of(read);
    if (!means.covers(longest(said))) {
      return;
    }
    mismatch(
        "run.mismatch", first, "operations per second", total(said, Summary::rate), means.rate());
    mismatch(
        "run.mismatch",
        first,
        "bytes per second",
        total(said, Summary::bandwidth),
        means.bandwidth());
    for (LatencyKind kind : LatencyKind.values()) {
      Optional<Double> mean = SummaryIdentities.meanLatency(said, kind);
      mismatch(
          "run.mismatch", first, "mean " + kind.id() + " latency in ns", mean, means.mean(kind));
    }
  }

  private void mismatch(
      String code,
      Summary witness,
      String what,
      Optional<Double> said,
      Optional<IntervalMeans.Mean> read) {
    if (said.isEmpty() || read.isEmpty() || said.get() == 0) {
      return;
    }
    double difference = Math.abs(read.get().value() - said.get());
    if (difference <= read.get().limit()) {
      return;
    }
    problems.add(
        Problem.warning(
            code,
            witness.origin().file(),
            witness.origin().firstLine(),
            String.format(
                java.util.Locale.ROOT,
                "%s of %s %s is %.6g in the summary and %.6g in the intervals",
                what,
                witness.part(),
                witness.direction().id(),
                said.get(),
                read.get().value()),
            String.format(
                java.util.Locale.ROOT, "a difference of at most %.3g", read.get().limit()),
            "Check whether the logs and the summary are of the same run."));
  }

  private static long longest(List<Summary> said) {
    return said.stream()
        .map(Summary::window)
        .flatMap(window -> Optional.ofNullable(window).stream())
        .map(Window::lengthNanos)
        .max(Comparator.naturalOrder())
        .orElse(0L);
  }

  private static Optional<Double> total(
      List<Summary> said, Function<Summary, @Nullable Double> value) {
    double sum = 0;
    for (Summary summary : said) {
      Double each = value.apply(summary);
      if (each == null) {
        return Optional.empty();
      }
      sum += each;
    }
    return Optional.of(sum);
  }
}
