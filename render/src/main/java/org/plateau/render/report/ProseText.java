package org.plateau.render.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Problem;
import org.plateau.render.page.Block;
import org.plateau.render.page.Block.Paragraph;
import org.plateau.render.page.Foreign;
import org.plateau.render.page.Run;
import org.plateau.render.page.Text;
import org.plateau.render.review.Prose.ProseBlock;
import org.plateau.render.review.Prose.Span;
import org.plateau.render.text.Quantity;

/** Fills an editor's prose with its figures. */
final class ProseText {
  private final Words words;
  private final Slots slots;
  private final List<Problem> problems;

  ProseText(Words words, FigureBook book, List<Problem> problems) {
    this.words = words;
    this.slots = new Slots(book);
    this.problems = problems;
  }

  /** The blocks of a section; headings inside it become blocks of their own. */
  List<Block> blocks(String sectionId, List<ProseBlock> blocks, @Nullable Foreign foreign) {
    List<Block> done = new ArrayList<>();
    List<Paragraph> open = new ArrayList<>();
    for (ProseBlock block : blocks) {
      switch (block.kind()) {
        case "heading" -> {
          close(done, open, foreign);
          String id = sectionId + "-" + (done.size() + 1);
          done.add(new Block.Heading(id, text(block.lines().get(0)).plain()));
        }
        case "list" ->
            open.add(
                new Paragraph(
                    new Text(List.of()), block.lines().stream().map(this::text).toList()));
        default -> open.add(Paragraph.of(text(block.lines().get(0))));
      }
    }
    close(done, open, foreign);
    return done;
  }

  private static void close(List<Block> done, List<Paragraph> open, @Nullable Foreign foreign) {
    if (!open.isEmpty()) {
      done.add(new Block.Prose(open, List.of(), foreign));
      open.clear();
    }
  }

  /** One line with its figures; what a slot asks for and does not exist is a problem. */
  Text text(List<Span> spans) {
    List<Run> runs = new ArrayList<>();
    for (Span span : spans) {
      switch (span.kind()) {
        case "slot" -> runs.addAll(slot(span));
        case "particle" -> runs.add(particle(span, runs));
        case "strong" -> runs.add(new Run.Strong(span.text()));
        case "code" -> runs.add(new Run.Code(span.text()));
        case "link" -> runs.add(link(span));
        default -> runs.add(new Run.Words(span.text()));
      }
    }
    return new Text(runs);
  }

  /** A link keeps only an address that a browser cannot be harmed by. */
  private Run link(Span span) {
    String target = span.target();
    if (SlotProblems.isSafe(target)) {
      return new Run.Anchor(span.text(), target);
    }
    problems.add(SlotProblems.link(span));
    return new Run.Words(span.text());
  }

  private List<Run> slot(Span span) {
    Optional<Slots.Filled> filled = slots.fill(span.text());
    if (filled.isEmpty()) {
      problems.add(SlotProblems.unknown(span));
      return List.of(new Run.Words(words.plain("state.not-derivable")));
    }
    Optional<Quantity> quantity = filled.get().quantity();
    if (quantity.isEmpty()) {
      problems.add(SlotProblems.notDerivable(span));
      return List.of(new Run.Words(words.plain("state.not-derivable")));
    }
    return words.figures(quantity.get(), filled.get().high(), filled.get().figure());
  }

  /** A Korean pair takes its form from what stands before it. */
  private Run particle(Span span, List<Run> before) {
    String last = before.isEmpty() ? "" : before.get(before.size() - 1).text();
    return new Run.Words(words.messages().particle(last, span.text()));
  }
}
