package org.plateau.render.chart.svg;

import java.util.List;
import org.plateau.render.chart.style.TokenColor;
import org.plateau.render.chart.style.Weight;

/**
 * A text as the SVG keeps it: whole, in one element, its faces left to the style sheet's stack, so
 * that its parts follow each other whatever face the reader's machine has.
 *
 * @param y of the baseline
 * @param anchor {@code start}, {@code middle} or {@code end}
 * @param halo whether the ground is painted around the letters
 * @param spans one after the other
 */
public record SvgText(
    double x, double y, double size, String anchor, boolean halo, List<Span> spans) {
  public SvgText {
    spans = List.copyOf(spans);
  }

  /** A stretch in one weight and colour. */
  public record Span(String text, Weight weight, TokenColor color) {}
}
