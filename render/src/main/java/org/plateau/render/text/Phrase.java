package org.plateau.render.text;

import java.util.List;
import java.util.stream.Collectors;

/** A finished sentence or label in one language, as the runs it is made of. */
public record Phrase(Language language, List<Inline> runs) {
  public Phrase {
    runs = List.copyOf(runs);
  }

  /** The sentence as plain text, figures as printed. */
  public String plain() {
    return runs.stream().map(Inline::printed).collect(Collectors.joining());
  }

  /** Its figures in the order of the sentence. */
  public List<Inline.FigureRun> figures() {
    return runs.stream()
        .filter(Inline.FigureRun.class::isInstance)
        .map(Inline.FigureRun.class::cast)
        .toList();
  }
}
