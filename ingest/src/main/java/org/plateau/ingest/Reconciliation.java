package org.plateau.ingest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Holds what intervals and the runner's summaries say against each other, and each summary against
 * itself. Nothing is repaired: a difference is a problem that names both numbers (formats.md 9.4).
 */
final class Reconciliation {
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
    List<String> parts = summaries.stream().map(Summary::part).distinct().sorted().toList();
    for (String part : parts) {
      List<Summary> own =
          summaries.stream().filter(s -> s.part().equals(part) && !s.total()).toList();
      for (Direction direction : Direction.values()) {
        List<Summary> said = own.stream().filter(s -> s.direction() == direction).toList();
        List<Interval> read =
            rows.stream()
                .filter(row -> row.part().equals(part) && row.direction() == direction)
                .toList();
        if (!said.isEmpty() && !read.isEmpty()) {
          compare(said, read);
        }
      }
      Optional<RunFacts> fact = facts.stream().filter(f -> f.part().equals(part)).findFirst();
      fact.ifPresent(known -> problems.addAll(SummaryIdentities.of(known, own)));
    }
    return problems;
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
      List<Summary> said, Function<Summary, @org.jspecify.annotations.Nullable Double> value) {
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
