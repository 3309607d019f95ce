package org.plateau.site.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.plateau.site.desk.PublishedReview.PublishedFigure;

/** What differs between what a review said and what it says now. */
final class Changes {
  private final String slug;
  private final List<Change> changes = new ArrayList<>();

  private Changes(String slug) {
    this.slug = slug;
  }

  static List<Change> between(String slug, PublishedReview before, PublishedReview now) {
    Changes found = new Changes(slug);
    TreeSet<String> names = new TreeSet<>(before.figures().keySet());
    names.addAll(now.figures().keySet());
    names.forEach(name -> found.figure(name, before.figures().get(name), now.figures().get(name)));
    TreeSet<String> claims = new TreeSet<>(before.claims().keySet());
    claims.addAll(now.claims().keySet());
    claims.forEach(
        id ->
            found.add(
                "claim", id, outcome(before.claims().get(id)), outcome(now.claims().get(id)), ""));
    return found.changes;
  }

  private static String outcome(@Nullable Boolean holds) {
    return holds == null ? "" : holds ? "holds" : "does not hold";
  }

  private void figure(
      String name, @Nullable PublishedFigure before, @Nullable PublishedFigure now) {
    String from = before == null ? "" : before.printed();
    String to = now == null ? "" : now.printed();
    String cause = before == null || now == null ? "" : cause(before, now);
    add("figure", name, from, to, cause);
    if (before != null && now != null) {
      boolean moved = !from.equals(to);
      add(
          "rank",
          "rank(" + name + ")",
          before.rank(),
          now.rank(),
          moved || !cause.equals(ANALYSIS) ? cause : "other drives beside it, or their results");
    }
  }

  private static final String ANALYSIS = "the analysis or its settings";

  private static String cause(PublishedFigure before, PublishedFigure now) {
    if (!before.selection().equals(now.selection())) {
      return "its selection in review.yaml: " + now.selection();
    }
    if (!before.runs().equals(now.runs())) {
      return "other runs: " + String.join(", ", now.runs());
    }
    return ANALYSIS;
  }

  private void add(String kind, String name, String from, String to, String cause) {
    if (!from.equals(to)) {
      changes.add(new Change(slug, kind, name, from, to, cause));
    }
  }
}
