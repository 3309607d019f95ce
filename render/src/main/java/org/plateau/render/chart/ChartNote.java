package org.plateau.render.chart;

/**
 * A line inside the drawing, under the plot, that goes with it into every file: where the data come
 * from, and what solid and dashed mean.
 *
 * @param words where the data come from, as printed; empty for no note
 * @param solid the word for what is drawn solid; empty when nothing is
 * @param dashed the word for what is dashed or hatched; empty when nothing is
 */
public record ChartNote(String words, String solid, String dashed) {
  /** No note. */
  public static final ChartNote NONE = new ChartNote("", "", "");

  /** Whether there is nothing to say. */
  public boolean isEmpty() {
    return words.isEmpty();
  }
}
