package org.plateau.render.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plateau.render.page.Foreign;
import org.plateau.render.review.Prose;
import org.plateau.render.review.Prose.ProseBlock;
import org.plateau.render.review.ReviewFolder;
import org.plateau.render.review.ReviewSpec.SectionSpec;
import org.plateau.render.review.Translation;
import org.plateau.render.text.Quantity;

/**
 * The editor's texts as a page in one language uses them: its own, and the first one's for want of
 * it.
 */
final class ReviewProse {
  private final ReviewFolder folder;
  private final Words words;
  private final Texts texts;
  private final String first;

  /**
   * For one page.
   *
   * @param first tag of the language that the lab writes in
   */
  ReviewProse(ReviewFolder folder, Words words, Texts texts, String first) {
    this.folder = folder;
    this.words = words;
    this.texts = texts;
    this.first = first;
  }

  /** The text of this language, or of the first one where there is none. */
  @Nullable Prose own() {
    Prose own = folder.prose().get(words.language().tag());
    return own != null ? own : original();
  }

  private @Nullable Prose original() {
    return folder.prose().get(first);
  }

  /** The language of a text that is not this page's; null for its own. */
  @Nullable Foreign foreign(@Nullable Prose prose) {
    return prose == null ? null : texts.foreign(prose.language());
  }

  /** The language whose text has changed since it was translated for this page. */
  Optional<Foreign> behind() {
    String own = words.language().tag();
    String original = first;
    return !own.equals(original) && Translation.isBehind(folder.folder(), own, original)
        ? Optional.of(new Foreign(original, words.plain("language." + original)))
        : Optional.empty();
  }

  /** The figures that the editor's text of this page asks for, one for each place in it. */
  List<Quantity> asked(FigureBook book) {
    Prose prose = own();
    if (prose == null) {
      return List.of();
    }
    List<ProseBlock> blocks = new ArrayList<>(prose.standfirst());
    for (SectionSpec section : folder.spec().sections()) {
      source(prose, section.id())
          .section(section.id())
          .ifPresent(own -> blocks.addAll(own.blocks()));
    }
    Slots slots = new Slots(book);
    return blocks.stream()
        .filter(block -> !block.kind().equals("heading"))
        .flatMap(block -> block.lines().stream())
        .flatMap(List::stream)
        .filter(span -> span.kind().equals("slot"))
        .flatMap(span -> slots.fill(span.text()).stream())
        .flatMap(filled -> filled.quantity().stream())
        .toList();
  }

  /** The text that a section is taken from: the original where this language lacks it. */
  Prose source(Prose prose, String section) {
    Prose original = original();
    return original == null || prose.section(section).isPresent() ? prose : original;
  }

  /** The language in which texts are shown that this one lacks; nothing when it has all. */
  Optional<Foreign> borrowed() {
    return texts.borrowed();
  }
}
