package org.plateau.site.desk;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.plateau.analysis.claim.Claim;
import org.plateau.analysis.claim.ClaimException;
import org.plateau.analysis.figure.Figure;
import org.plateau.analysis.figure.Selection;
import org.plateau.render.report.FigureBook;
import org.plateau.render.report.LabView;
import org.plateau.render.review.ReviewSpec;
import org.plateau.render.review.ReviewSpec.ClaimSpec;
import org.plateau.render.text.Language;
import org.plateau.render.text.Quantities;

/**
 * What a review said when it was published: its figures and the outcome of its claims.
 *
 * @param figures by name
 * @param claims whether each held, by id
 */
record PublishedReview(
    SortedMap<String, PublishedFigure> figures, SortedMap<String, Boolean> claims) {
  private static final Quantities ENGLISH = Quantities.of(Language.EN);

  PublishedReview {
    figures = Collections.unmodifiableSortedMap(new TreeMap<>(figures));
    claims = Collections.unmodifiableSortedMap(new TreeMap<>(claims));
  }

  /**
   * A figure as it was printed.
   *
   * @param printed in English, with plain spaces
   * @param value at full precision in the base unit
   * @param rank {@code 1}, {@code 2 tied}; empty where it has none
   * @param selection what was asked for
   * @param runs where the runs lie that it was made of, each with its id
   */
  record PublishedFigure(
      String printed, String value, String unit, String rank, String selection, List<String> runs) {
    PublishedFigure {
      runs = List.copyOf(runs);
    }
  }

  /** What the review says now. */
  static PublishedReview of(LabView lab, ReviewSpec spec, FigureBook book) {
    TreeMap<String, PublishedFigure> figures = new TreeMap<>();
    for (Map.Entry<String, Figure> entry : book.figures().entrySet()) {
      String name = entry.getKey();
      book.quantity(name)
          .ifPresent(
              quantity ->
                  figures.put(
                      name,
                      new PublishedFigure(
                          ENGLISH.print(quantity).replace('\u00a0', ' '),
                          quantity.value().toPlainString(),
                          quantity.unit().base(),
                          book.place(name)
                              .map(place -> place.rank() + (place.tied() ? " tied" : ""))
                              .orElse(""),
                          book.selection(name).map(PublishedReview::shown).orElse(""),
                          runs(lab, entry.getValue()))));
    }
    TreeMap<String, Boolean> claims = new TreeMap<>();
    for (ClaimSpec claim : spec.claims()) {
      claims.put(claim.id(), holds(claim, book));
    }
    return new PublishedReview(figures, claims);
  }

  private static boolean holds(ClaimSpec claim, FigureBook book) {
    try {
      return Claim.parse(claim.when()).evaluate(book.facts()).holds();
    } catch (ClaimException e) {
      return false;
    }
  }

  private static String shown(Selection selection) {
    return String.join(
            " ",
            selection.span().id(),
            selection.direction().id(),
            selection.metric().id(),
            selection.statistic().id())
        + " where "
        + selection.where();
  }

  private static List<String> runs(LabView lab, Figure figure) {
    return figure.sources().stream()
        .map(source -> source.run().runId())
        .distinct()
        .sorted()
        .map(id -> lab.run(id).map(run -> run.run().folder() + "#").orElse("#") + id)
        .toList();
  }
}
