package org.plateau.site.verdict;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.plateau.analysis.Analysis;
import org.plateau.analysis.Basis;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Result;
import org.plateau.analysis.Span;
import org.plateau.analysis.Statistic;
import org.plateau.ingest.Direction;
import org.plateau.render.text.Precision;
import org.plateau.render.text.Unit;
import org.plateau.site.inspect.Wording;
import org.plateau.site.terminal.Printed;
import org.plateau.site.terminal.TextTable;

/** The figures of a run by span and direction, each from a result, with {@code ?} for unknown. */
final class FigureTable {
  private static final List<Statistic> COLUMNS =
      List.of(
          Statistic.MEAN,
          Statistic.percentile(99),
          Statistic.percentile(99.9),
          Statistic.MAX,
          Statistic.STDDEV);

  private final Analysis analysis;
  private final Metric rate;
  private final Unit latency;
  private final Set<String> reasons = new LinkedHashSet<>();

  FigureTable(Analysis analysis) {
    this.analysis = analysis;
    this.rate =
        analysis.results().stream().anyMatch(result -> result.metric() == Metric.TPS)
            ? Metric.TPS
            : Metric.IOPS;
    this.latency = latencyUnit();
  }

  private Unit latencyUnit() {
    return analysis
        .result(Metric.LATENCY, Statistic.MEAN, Direction.ALL, Span.WHOLE)
        .flatMap(Result::known)
        .map(mean -> Precision.latency("mean", mean).unit())
        .orElse(Unit.MILLISECONDS);
  }

  /** Table, the reasons for each question mark, the interval, the percentiles, their basis. */
  List<String> lines(String runner) {
    List<String> heads = new ArrayList<>(List.of(""));
    heads.add(">" + (rate == Metric.TPS ? Unit.TPS : Unit.IOPS).symbol());
    heads.add(">MB/s");
    for (Statistic statistic : COLUMNS) {
      heads.add(">" + name(statistic) + " " + symbol());
    }
    TextTable table = new TextTable(heads.toArray(String[]::new));
    boolean any = false;
    for (Span span : List.of(Span.BURST, Span.STEADY, Span.WHOLE)) {
      for (Direction direction : directions()) {
        any |= row(table, span, direction);
      }
    }
    List<String> lines = new ArrayList<>(any ? table.lines() : List.of());
    if (!reasons.isEmpty()) {
      String remedy = reasons.contains("no-histogram") ? " " + Wording.histogramRemedy(runner) : "";
      lines.add(
          "? not derivable: "
              + String.join("; ", reasons.stream().map(Wording::reason).toList())
              + "."
              + remedy.stripTrailing());
    }
    interval().ifPresent(lines::add);
    percentiles().ifPresent(lines::add);
    return lines;
  }

  private List<Direction> directions() {
    List<Direction> single =
        analysis.results().stream()
            .filter(result -> result.series().isEmpty())
            .map(Result::direction)
            .filter(direction -> direction != Direction.ALL)
            .distinct()
            .sorted()
            .toList();
    List<Direction> rows = new ArrayList<>(List.of(Direction.ALL));
    if (single.size() > 1) {
      rows.addAll(single);
    }
    return rows;
  }

  private boolean row(TextTable table, Span span, Direction direction) {
    List<Result> own =
        analysis.results().stream()
            .filter(result -> result.series().isEmpty())
            .filter(result -> result.span() == span && result.direction() == direction)
            .toList();
    if (own.stream().noneMatch(result -> result.known().isPresent())) {
      return false;
    }
    List<String> cells = new ArrayList<>();
    cells.add(direction == Direction.ALL ? span.id() : "  " + direction.id());
    cells.add(cell(own, rate, Statistic.MEAN, rate == Metric.TPS ? Unit.TPS : Unit.IOPS));
    cells.add(cell(own, Metric.BANDWIDTH, Statistic.MEAN, Unit.MEGABYTES_PER_SECOND));
    for (Statistic statistic : COLUMNS) {
      cells.add(cell(own, Metric.LATENCY, statistic, latency));
    }
    table.row(cells);
    return true;
  }

  private String cell(List<Result> own, Metric metric, Statistic statistic, Unit unit) {
    Optional<Result> result =
        own.stream()
            .filter(one -> one.metric() == metric && one.statistic().equals(statistic))
            .findFirst();
    if (result.isEmpty()) {
      return "";
    }
    if (result.get().basis() == Basis.NOT_DERIVABLE) {
      reasons.add(result.get().reason());
      return "?";
    }
    return result.get().known().map(value -> Printed.in(unit, value)).orElse("?");
  }

  private static String name(Statistic statistic) {
    return statistic.kind() == Statistic.Kind.STDDEV ? "sd" : statistic.id();
  }

  private String symbol() {
    return latency.symbol();
  }

  private Optional<String> interval() {
    return analysis
        .result(rate, Statistic.MEAN, Direction.ALL, Span.STEADY)
        .filter(result -> result.low() != null && result.high() != null)
        .map(
            result ->
                "steady "
                    + rate.name()
                    + " "
                    + Printed.in(Unit.IOPS, bound(result.low()))
                    + " to "
                    + Printed.in(Unit.IOPS, bound(result.high()))
                    + ": 95% interval within this run");
  }

  private static double bound(@org.jspecify.annotations.Nullable Double value) {
    return value == null ? Double.NaN : value;
  }

  /** All known percentiles of the steady part, else of the whole run. */
  private Optional<String> percentiles() {
    for (Span span : List.of(Span.STEADY, Span.WHOLE)) {
      List<Result> known =
          analysis.results().stream()
              .filter(result -> result.series().isEmpty() && result.metric() == Metric.LATENCY)
              .filter(result -> result.direction() == Direction.ALL && result.span() == span)
              .filter(result -> result.statistic().kind() == Statistic.Kind.PERCENTILE)
              .filter(result -> result.known().isPresent())
              .toList();
      if (!known.isEmpty()) {
        List<String> values =
            known.stream()
                .map(
                    result ->
                        result.statistic().id()
                            + " "
                            + Printed.in(latency, result.known().orElseThrow()))
                .toList();
        return Optional.of(
            String.format(
                Locale.ROOT,
                "%s percentiles in %s: %s (%s)",
                span.id(),
                symbol(),
                String.join(", ", values),
                Wording.basis(known.get(0).basis().id())));
      }
    }
    return Optional.empty();
  }
}
