package org.plateau.site.desk;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.plateau.ingest.Problem;
import org.plateau.render.report.FigureBook;
import org.plateau.render.report.LabView;
import org.plateau.render.review.ReviewSpec;
import org.plateau.render.review.ReviewSpec.AcceptSpec;

/**
 * Holds reviews against what they said when they were last published: a figure or rank that differs
 * waits until its review accepts it.
 */
public final class Corrections {
  private final LabView lab;
  private final Path history;
  private final PublishedFigures published;

  private Corrections(LabView lab, Path history, PublishedFigures published) {
    this.lab = lab;
    this.history = history;
    this.published = published;
  }

  /** Of a lab, from the record in its history. */
  public static Corrections of(LabView lab) {
    Path history = lab.lab().root().resolve("history");
    return new Corrections(lab, history, PublishedFigures.read(history));
  }

  /** What a publish of this review would change; all of it new when it was never published. */
  public List<Change> changes(ReviewSpec spec, FigureBook book) {
    PublishedReview now = PublishedReview.of(lab, spec, book);
    PublishedReview nothing =
        new PublishedReview(
            java.util.Collections.emptySortedMap(), java.util.Collections.emptySortedMap());
    return Changes.between(spec.slug(), published.review(spec.slug()).orElse(nothing), now);
  }

  /** The corrections that nobody has accepted, each with the line that accepts it. */
  public List<Problem> unaccepted(ReviewSpec spec, FigureBook book) {
    return unaccepted(spec, changes(spec, book));
  }

  /** The same of changes that are known already. */
  static List<Problem> unaccepted(ReviewSpec spec, List<Change> changes) {
    List<Problem> problems = new ArrayList<>();
    for (Change change : changes) {
      if (change.corrects() && spec.accepted().stream().noneMatch(one -> accepts(one, change))) {
        problems.add(
            Problem.error(
                "review.unaccepted-change",
                spec.place().file(),
                spec.place().line(),
                change.name() + " is " + change.to() + " (" + change.cause() + ")",
                change.from() + ", as published",
                "Find out why; if it is right, add under accept: - {figure: \""
                    + change.name()
                    + "\", from: \""
                    + change.from()
                    + "\", to: \""
                    + change.to()
                    + "\", date: YYYY-MM-DD, note: \"why\"}"));
      }
    }
    return problems;
  }

  private static boolean accepts(AcceptSpec accept, Change change) {
    return plain(accept.figure()).equals(change.name())
        && plain(accept.from()).equals(change.from())
        && plain(accept.to()).equals(change.to());
  }

  private static String plain(String text) {
    return text.strip().replace('\u00a0', ' ');
  }

  /** Notes what a review says, once it stands on the site. */
  public void note(ReviewSpec spec, FigureBook book) {
    published.put(spec.slug(), PublishedReview.of(lab, spec, book));
  }

  /** Writes the record; called when the site is in place. */
  public void save() {
    published.write(history);
  }
}
