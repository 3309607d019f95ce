package org.plateau.render.report;

import java.util.Optional;
import org.plateau.analysis.claim.Facts;
import org.plateau.analysis.statistics.Ranking;

/**
 * The facts of a review that retells another: what its runs give, and beside it what the source
 * printed. A place among reconstructed runs is no fact, because most of the field was never
 * published with figures; only the published place is one.
 */
final class QuotedFacts implements Facts {
  private final FigureBook book;
  private final Facts runs;
  private final Quotes quotes;

  QuotedFacts(FigureBook book, Facts runs, Quotes quotes) {
    this.book = book;
    this.runs = runs;
    this.quotes = quotes;
  }

  @Override
  public Optional<Double> value(String figure) {
    return runs.value(figure)
        .or(() -> quotes.value(figure).map(value -> value.value().doubleValue()));
  }

  @Override
  public Optional<Ranking.Place> place(String figure) {
    return book.place(figure);
  }

  @Override
  public Optional<Integer> publishedRank(String figure) {
    return quotes.rank(figure).map(rank -> rank.value().intValueExact());
  }

  @Override
  public Optional<Boolean> neverSteady(String figure) {
    return runs.neverSteady(figure);
  }
}
