package org.plateau.render.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plateau.render.page.Block;
import org.plateau.render.page.Foreign;
import org.plateau.render.page.Review;
import org.plateau.render.page.Section;
import org.plateau.render.review.Prose;
import org.plateau.render.review.Prose.ProseSection;
import org.plateau.render.review.ReviewSpec;

/** Puts an editor's text of now into a page that was made before: the rest of it stands. */
final class Rewording {
  private final ReviewSpec spec;
  private final ReviewHead head;
  private final ReviewProse prose;

  Rewording(ReviewSpec spec, ReviewHead head, ReviewProse prose) {
    this.spec = spec;
    this.head = head;
    this.prose = prose;
  }

  Review of(Review made, @Nullable Prose text, ProseText filled) {
    Foreign foreign = prose.foreign(text);
    List<Section> sections = new ArrayList<>();
    for (Section section : made.sections()) {
      Optional<ProseSection> own = text == null ? Optional.empty() : text.section(section.id());
      boolean told = spec.sections().stream().anyMatch(one -> one.id().equals(section.id()));
      List<Block> blocks = new ArrayList<>();
      own.filter(one -> told)
          .ifPresent(one -> blocks.addAll(filled.blocks(section.id(), one.blocks(), foreign)));
      section.blocks().stream()
          .filter(block -> !told || !List.of("prose", "heading").contains(block.kind()))
          .forEach(blocks::add);
      String title =
          own.filter(one -> told)
              .map(one -> filled.text(one.title()).plain())
              .orElse(section.title());
      sections.add(new Section(section.id(), title, blocks));
    }
    return new Review(
        made.productClass(),
        head.headline(text, filled),
        ReviewHead.standfirst(text, filled),
        made.byline(),
        made.award(),
        made.facts(),
        made.downloads(),
        made.tiles(),
        made.contents(),
        sections,
        foreign,
        made.leadChart(),
        made.provenance());
  }
}
