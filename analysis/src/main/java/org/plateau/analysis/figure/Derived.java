package org.plateau.analysis.figure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleBinaryOperator;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Basis;
import org.plateau.analysis.figure.Figure.Kind;
import org.plateau.analysis.figure.Figure.Source;
import org.plateau.analysis.statistics.Estimate;

/** Figures made of figures: ratios, differences, ranges, ranks. */
public final class Derived {
  private Derived() {}

  /**
   * How many times a is b.
   *
   * @throws IllegalArgumentException when their units differ
   */
  public static Figure ratio(String name, Figure a, Figure b) {
    Figure ratio = of(name, Kind.RATIO, "ratio", a, b, (x, y) -> x / y);
    Double value = ratio.value();
    return value == null || value.isInfinite() || value.isNaN() ? unknown(ratio) : ratio;
  }

  /**
   * By how much a exceeds b, in their unit.
   *
   * @throws IllegalArgumentException when their units differ
   */
  public static Figure difference(String name, Figure a, Figure b) {
    return of(name, Kind.DIFFERENCE, a.unit(), a, b, (x, y) -> x - y);
  }

  /**
   * From the least of the figures to the largest; unknown when any of them is.
   *
   * @throws IllegalArgumentException when there is none, or their units differ
   */
  public static Figure range(String name, List<Figure> figures) {
    if (figures.isEmpty()) {
      throw new IllegalArgumentException(name + ": a range of nothing");
    }
    Figure first = figures.get(0);
    figures.forEach(figure -> checkUnits(name, first, figure));
    List<Double> values = figures.stream().flatMap(figure -> figure.known().stream()).toList();
    boolean known = values.size() == figures.size();
    return new Figure(
        name,
        Kind.RANGE,
        first.unit(),
        known ? values.stream().min(Comparator.naturalOrder()).orElse(null) : null,
        null,
        known ? values.stream().max(Comparator.naturalOrder()).orElse(null) : null,
        null,
        basis(figures),
        reason(figures),
        sources(figures));
  }

  /** The rank of a drive's figure among like figures, from 1. */
  public static Figure rank(String name, Figure of, int rank) {
    return new Figure(
        name,
        Kind.RANK,
        "rank",
        (double) rank,
        null,
        null,
        null,
        of.basis(),
        of.reason(),
        of.sources());
  }

  private static Figure of(
      String name, Kind kind, String unit, Figure a, Figure b, DoubleBinaryOperator operator) {
    checkUnits(name, a, b);
    Double x = a.value();
    Double y = b.value();
    Double value = x == null || y == null ? null : (Double) operator.applyAsDouble(x, y);
    List<Figure> both = List.of(a, b);
    Estimate.Scatter scatter =
        value == null || x == null || y == null ? null : scatter(kind, a, b, x, y);
    double half = scatter == null ? 0 : scatter.halfWidth();
    return new Figure(
        name,
        kind,
        unit,
        value,
        value == null || scatter == null ? null : value - half,
        value == null || scatter == null ? null : value + half,
        scatter,
        value == null ? Basis.NOT_DERIVABLE : basis(both),
        reason(both),
        sources(both));
  }

  /** First-order propagation; the smaller degrees of freedom keep it on the safe side. */
  private static Estimate.@Nullable Scatter scatter(
      Kind kind, Figure a, Figure b, double x, double y) {
    Estimate.Scatter ofA = a.scatter();
    Estimate.Scatter ofB = b.scatter();
    if (ofA == null || ofB == null || (kind == Kind.RATIO && (y == 0 || x == 0))) {
      return null;
    }
    double standard =
        kind == Kind.RATIO
            ? Math.abs(x / y) * Math.hypot(ofA.standard() / x, ofB.standard() / y)
            : Math.hypot(ofA.standard(), ofB.standard());
    return new Estimate.Scatter(standard, Math.min(ofA.degrees(), ofB.degrees()));
  }

  private static Figure unknown(Figure figure) {
    return new Figure(
        figure.name(),
        figure.kind(),
        figure.unit(),
        null,
        null,
        null,
        null,
        Basis.NOT_DERIVABLE,
        "division-by-zero",
        figure.sources());
  }

  private static void checkUnits(String name, Figure a, Figure b) {
    if (!a.unit().equals(b.unit())) {
      throw new IllegalArgumentException(
          name + ": " + a.name() + " is in " + a.unit() + ", " + b.name() + " in " + b.unit());
    }
  }

  private static Basis basis(List<Figure> figures) {
    return figures.stream()
        .map(Figure::basis)
        .max(Comparator.naturalOrder())
        .orElse(Basis.NOT_DERIVABLE);
  }

  private static String reason(List<Figure> figures) {
    Optional<Figure> unknown =
        figures.stream().filter(figure -> figure.value() == null).findFirst();
    return unknown.map(Figure::reason).orElse("");
  }

  private static List<Source> sources(List<Figure> figures) {
    List<Source> sources = new ArrayList<>();
    figures.forEach(figure -> sources.addAll(figure.sources()));
    return sources.stream().distinct().toList();
  }
}
