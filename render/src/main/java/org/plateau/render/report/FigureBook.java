package org.plateau.render.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.plateau.analysis.Metric;
import org.plateau.analysis.claim.Facts;
import org.plateau.analysis.figure.Derived;
import org.plateau.analysis.figure.Figure;
import org.plateau.analysis.figure.ReviewFacts;
import org.plateau.analysis.figure.Selection;
import org.plateau.analysis.figure.Standings;
import org.plateau.analysis.statistics.Ranking;
import org.plateau.ingest.Problem;
import org.plateau.render.review.ReviewSpec;
import org.plateau.render.review.ReviewSpec.FigureSpec;
import org.plateau.render.text.Language;
import org.plateau.render.text.Precision;
import org.plateau.render.text.Quantities;
import org.plateau.render.text.Quantity;
import org.plateau.render.text.Unit;

/** A review's named figures with their values, and what can be made of them. */
public final class FigureBook {
  private final Map<String, Figure> figures = new LinkedHashMap<>();
  private final Map<String, Selection> selections = new LinkedHashMap<>();
  private final Map<String, Optional<Quantity>> quantities = new ConcurrentHashMap<>();
  private final List<Problem> problems = new ArrayList<>();
  private final ReviewFacts facts;
  private final Quotes quotes;
  private final LabView lab;

  public FigureBook(LabView whole, ReviewSpec spec, List<String> drives) {
    this.lab = whole.under(spec.method());
    this.quotes = Quotes.of(spec);
    if (!spec.method().isEmpty() && !whole.knows(spec.method())) {
      problems.add(
          Problem.error(
              "review.method-not-analysed",
              spec.place().file(),
              spec.place().line(),
              "runs without steady figures by " + spec.method(),
              "an analysis by the method that the review names",
              "Run plateau publish or ingest once."));
    }
    for (Map.Entry<String, FigureSpec> entry : spec.figures().entrySet()) {
      resolve(lab, entry.getKey(), entry.getValue());
      compare(entry.getKey(), entry.getValue());
    }
    this.facts = new ReviewFacts(lab.figures(), selections, drives, lab.settings().noise());
  }

  private void resolve(LabView lab, String name, FigureSpec spec) {
    try {
      TreeMap<String, String> keys = new TreeMap<>();
      keys.put("metric", spec.metric());
      keys.put("stat", spec.statistic());
      keys.put("window", spec.span());
      if (!spec.direction().isEmpty()) {
        keys.put("direction", spec.direction());
      }
      Selection selection = Selection.of(keys, spec.where());
      selections.put(name, selection);
      lab.figures()
          .resolve(name, selection)
          .match(
              found -> figures.put(name, found.figure()),
              refused -> {
                if (lab.figures().matching(selection).size() == 1) {
                  // the run is there and cannot give the value: said where it would be printed
                  return null;
                }
                problems.add(
                    Problem.error(
                        "review.figure-unresolved",
                        spec.place().file(),
                        spec.place().line(),
                        refused.message().replaceAll("\\.$", ""),
                        "exactly one run, or its repetitions",
                        "Correct where, or remove the figure."));
                return null;
              });
    } catch (IllegalArgumentException e) {
      problems.add(
          Problem.error(
              "review.figure-invalid",
              spec.place().file(),
              spec.place().line(),
              "figure " + name + ": " + e.getMessage(),
              "a selection of metric, stat, window, direction and where",
              "Correct the figure."));
    }
  }

  /** A reconstructed run must give what was published under its name. */
  private void compare(String name, FigureSpec spec) {
    Quantity quoted = quotes.value(name).orElse(null);
    Double value = figure(name).flatMap(Figure::known).orElse(null);
    Selection selection = selections.get(name);
    if (selection == null || quoted == null || value == null || quotes.covers(name, value)) {
      return;
    }
    Quantities english = Quantities.of(Language.EN);
    Quantity own = Precision.of(name, selection.metric(), value);
    String run =
        own.unit().base().equals(quoted.unit().base())
            ? english.print(own.in(quoted.unit()))
            : english.print(own);
    problems.add(
        Problem.warning(
            "review.quote-differs",
            spec.place().file(),
            spec.place().line(),
            "the run gives " + plain(run) + " for " + name,
            plain(english.print(quoted)) + ", as published",
            "Correct the selection or the quote; until then the point is drawn as a model's."));
  }

  /** For a message, which is searched and quoted, not laid out. */
  private static String plain(String printed) {
    return printed.replace('\u00a0', ' ');
  }

  /** What the source printed. */
  public Quotes quotes() {
    return quotes;
  }

  /** Whether a figure's runs were reconstructed from published figures. */
  public boolean isReconstructed(String name) {
    return figure(name).stream()
        .flatMap(figure -> figure.sources().stream())
        .flatMap(source -> lab.run(source.run().runId()).stream())
        .anyMatch(run -> run.run().label("source").equals("reconstructed"));
  }

  /** Whether a slot may name it: a figure, or a quoted value. */
  public boolean knows(String name) {
    return selections.containsKey(name) || quotes.value(name).isPresent();
  }

  public List<Problem> problems() {
    return List.copyOf(problems);
  }

  /** What claims are held against. */
  public Facts facts() {
    return new QuotedFacts(this, facts, quotes);
  }

  /**
   * The figures by name, in the order of the review; those that could not be resolved are missing.
   */
  public Map<String, Figure> figures() {
    return java.util.Collections.unmodifiableMap(figures);
  }

  public Optional<Selection> selection(String name) {
    return Optional.ofNullable(selections.get(name));
  }

  public Optional<Figure> figure(String name) {
    return Optional.ofNullable(figures.get(name));
  }

  /** The value as it is printed where nothing else is asked for; a quoted one as its source did. */
  public Optional<Quantity> quantity(String name) {
    return quantities.computeIfAbsent(name, this::printed);
  }

  private Optional<Quantity> printed(String name) {
    Optional<Quantity> quoted = quotes.value(name);
    if (quoted.isPresent()) {
      return quoted;
    }
    Selection selection = selections.get(name);
    return selection == null
        ? Optional.empty()
        : figure(name)
            .flatMap(Figure::known)
            .map(value -> Precision.of(name, selection.metric(), value));
  }

  /** {@code ratio(a, b)} as a bare number. */
  public Optional<Quantity> ratio(String a, String b) {
    String name = "ratio(" + a + "," + b + ")";
    return both(a, b)
        .flatMap(pair -> Derived.ratio(name, pair.a(), pair.b()).known())
        .map(value -> Precision.times(name, value));
  }

  /** {@code difference(a, b)} in the unit of a. */
  public Optional<Quantity> difference(String a, String b) {
    String name = "difference(" + a + "," + b + ")";
    Metric metric = selection(a).map(Selection::metric).orElse(Metric.IOPS);
    return both(a, b)
        .flatMap(pair -> Derived.difference(name, pair.a(), pair.b()).known())
        .map(value -> Precision.of(name, metric, value));
  }

  private record Pair(Figure a, Figure b) {}

  private Optional<Pair> both(String a, String b) {
    return figure(a).flatMap(left -> figure(b).map(right -> new Pair(left, right)));
  }

  /** The place of a figure's drive among like runs of all drives of the review. */
  public Optional<Ranking.Place> place(String name) {
    return isReconstructed(name) ? Optional.empty() : facts.place(name);
  }

  public Optional<Standings> standings(String name) {
    return isReconstructed(name) ? Optional.empty() : facts.standings(name);
  }

  /** {@code rank(f)}. */
  public Optional<Quantity> rank(String name) {
    return place(name).map(place -> Precision.exact("rank(" + name + ")", place.rank(), Unit.RANK));
  }
}
