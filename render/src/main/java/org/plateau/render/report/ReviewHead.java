package org.plateau.render.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.plateau.render.page.Fact;
import org.plateau.render.page.Headline;
import org.plateau.render.page.Run;
import org.plateau.render.page.Text;
import org.plateau.render.review.Prose;
import org.plateau.render.review.Prose.ProseBlock;
import org.plateau.render.review.ReviewSpec;
import org.plateau.render.text.Arg;

/** What stands above a review: headline, standfirst, byline, and what it is about in numbers. */
final class ReviewHead {
  private final ReviewSpec spec;
  private final Words words;
  private final Texts texts;
  private final FigureBook book;

  ReviewHead(ReviewSpec spec, Words words, Texts texts, FigureBook book) {
    this.spec = spec;
    this.words = words;
    this.texts = texts;
    this.book = book;
  }

  Headline headline(@Nullable Prose prose, ProseText filled) {
    String name = words.name(spec.drives().isEmpty() ? "" : spec.drives().get(0).drive());
    String typed = prose == null ? "" : filled.text(prose.headline()).plain();
    if (typed.isEmpty()) {
      return new Headline(name, colonSign(), null);
    }
    int colon = Math.max(typed.indexOf(':'), typed.indexOf('：'));
    return colon < 0
        ? new Headline(typed, colonSign(), null)
        : new Headline(
            typed.substring(0, colon).strip(), colonSign(), typed.substring(colon + 1).strip());
  }

  private String colonSign() {
    return words.pageWord("page.headline.colon");
  }

  static Text standfirst(@Nullable Prose prose, ProseText filled) {
    if (prose == null || prose.standfirst().isEmpty()) {
      return new Text(List.of());
    }
    List<Run> runs = new ArrayList<>();
    for (ProseBlock block : prose.standfirst()) {
      if (!runs.isEmpty()) {
        runs.add(new Run.Words(" "));
      }
      block.lines().forEach(line -> runs.addAll(filled.text(line).runs()));
    }
    return new Text(runs);
  }

  List<Text> byline() {
    List<Text> lines = new ArrayList<>();
    if (!spec.author().isEmpty()) {
      lines.add(
          Text.of(
              words.pagePlain("page.byline.by", Map.of("author", new Arg.Literal(spec.author())))));
    }
    if (spec.published() != null) {
      lines.add(words.dated("page.byline.published", spec.published()));
    }
    if (spec.updated() != null && !spec.updated().equals(spec.published())) {
      lines.add(words.dated("page.byline.updated", spec.updated()));
    }
    String disclosure = texts.of(spec.disclosure());
    if (!disclosure.isEmpty()) {
      lines.add(Text.of(disclosure));
    }
    return lines;
  }

  List<Fact> facts() {
    List<Fact> facts = new ArrayList<>();
    List<Run> drives = new ArrayList<>();
    for (ReviewSpec.Reviewed reviewed : spec.drives()) {
      if (!drives.isEmpty()) {
        drives.add(new Run.Words(", "));
      }
      drives.add(new Run.Name(words.name(reviewed.drive()), reviewed.drive()));
    }
    facts.add(new Fact(words.pageWord("page.facts.drives"), new Text(drives)));
    if (!spec.versus().isEmpty()) {
      facts.add(
          new Fact(
              words.pageWord("page.facts.against"),
              words.page(
                  "page.facts.comparables",
                  Map.of("count", new Arg.Count("comparables", spec.versus().size())))));
    }
    facts.add(
        new Fact(
            words.pageWord("page.facts.figures"),
            words.page(
                "page.facts.checked",
                Map.of("count", new Arg.Count("figures", book.figures().size())))));
    return facts;
  }
}
