package org.plateau.render.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.plateau.analysis.claim.Claim;
import org.plateau.analysis.claim.ClaimException;
import org.plateau.analysis.claim.Outcome;
import org.plateau.ingest.Problem;
import org.plateau.render.page.Block;
import org.plateau.render.page.Block.Point;
import org.plateau.render.page.Run;
import org.plateau.render.page.Text;
import org.plateau.render.review.ReviewSpec;
import org.plateau.render.review.ReviewSpec.ClaimSpec;

/** Holds each claim of a review against the data; a false one withholds the review. */
public final class Claims {
  private final FigureBook book;
  private final List<Problem> problems = new ArrayList<>();
  private final Set<String> broken = new LinkedHashSet<>();

  public Claims(ReviewSpec spec, FigureBook book) {
    this.book = book;
    for (ClaimSpec claim : spec.claims()) {
      check(claim);
    }
  }

  private void check(ClaimSpec claim) {
    try {
      Outcome outcome = Claim.parse(claim.when()).evaluate(book.facts());
      if (!outcome.holds()) {
        broken.add(claim.id());
        problems.add(
            Problem.error(
                "claim.false",
                claim.place().file(),
                claim.place().line(),
                "claim " + claim.id() + ": " + String.join("; ", outcome.evidence()),
                claim.when(),
                outcome.known()
                    ? "Rewrite or remove the claim; the review is withheld until it holds."
                    : "It cannot be known; remove it, or measure what it needs."));
      }
    } catch (ClaimException e) {
      broken.add(claim.id());
      problems.add(
          Problem.error(
              "claim.syntax",
              claim.place().file(),
              claim.place().line(),
              "claim " + claim.id() + ", column " + e.column() + ": " + e.getMessage(),
              "leads(f), first(f), rank(f) <= n, ratio(a, b) >= x, never_steady(f), and, or, not",
              "Correct the predicate."));
    }
  }

  public List<Problem> problems() {
    return List.copyOf(problems);
  }

  /** Whether every claim holds. */
  public boolean hold() {
    return broken.isEmpty();
  }

  /** Pros and cons with what they rest on. */
  Block.Sides sides(ReviewSpec spec, Words words, Texts texts) {
    return new Block.Sides(points(spec, "pro", words, texts), points(spec, "con", words, texts));
  }

  private List<Point> points(ReviewSpec spec, String side, Words words, Texts texts) {
    List<Point> points = new ArrayList<>();
    for (ClaimSpec claim : spec.claims()) {
      if (claim.side().equals(side)) {
        points.add(
            new Point(
                Text.of(texts.of(claim.text())),
                because(claim, words),
                broken.contains(claim.id())));
      }
    }
    return points;
  }

  /** The figures that the claim rests on, joined by points. */
  private Text because(ClaimSpec claim, Words words) {
    return new Text(figures(names(claim), words, true));
  }

  private static Set<String> names(ClaimSpec claim) {
    Set<String> names = new TreeSet<>();
    try {
      Claim.parse(claim.when()).addFigures(names);
    } catch (ClaimException e) {
      names.clear();
    }
    return names;
  }

  /** What the data say of the claims that do not hold: their figures, each with its name. */
  List<Run> now(ReviewSpec spec, Words words) {
    Set<String> names = new TreeSet<>();
    spec.claims().stream()
        .filter(claim -> broken.contains(claim.id()))
        .forEach(claim -> names.addAll(names(claim)));
    return figures(names, words, false);
  }

  private List<Run> figures(Set<String> names, Words words, boolean linked) {
    List<Run> runs = new ArrayList<>();
    for (String name : names) {
      book.quantity(name)
          .ifPresent(
              quantity -> {
                if (!runs.isEmpty()) {
                  runs.add(new Run.Words("\u00a0· "));
                }
                runs.addAll(
                    words.figures(quantity, book.quotes().high(name), linked ? name : null));
              });
      book.quotes()
          .rank(name)
          .ifPresent(
              rank -> {
                runs.add(new Run.Words(runs.isEmpty() ? "" : ", "));
                runs.addAll(
                    words
                        .say(
                            "report.published-rank",
                            java.util.Map.of(
                                "rank",
                                new org.plateau.render.text.Arg.Rank(
                                    rank.name(), rank.value().intValueExact())),
                            figure -> null)
                        .runs());
              });
      book.place(name)
          .ifPresent(
              place -> {
                runs.add(new Run.Words(", "));
                runs.addAll(
                    words
                        .say(
                            place.tied() ? "rank.tie.of" : "rank.of",
                            java.util.Map.of(
                                "rank",
                                new org.plateau.render.text.Arg.Rank(
                                    "rank(" + name + ")", place.rank()),
                                "total",
                                new org.plateau.render.text.Arg.Count(
                                    "field(" + name + ")",
                                    book.standings(name)
                                        .map(all -> all.ranking().places().size())
                                        .orElse(1))),
                            figure -> null)
                        .runs());
              });
    }
    return runs;
  }
}
