package org.plateau.render.chart.svg;

import org.plateau.render.chart.style.TokenColor;
import org.plateau.render.chart.style.Weight;

/**
 * A text as the SVG keeps it: whole, in one element, its faces left to the style sheet's stack.
 *
 * @param anchor {@code start}, {@code middle} or {@code end}
 * @param y of the baseline
 * @param halo whether the ground is painted around the letters
 */
public record SvgText(
    String text,
    double x,
    double y,
    double size,
    Weight weight,
    TokenColor color,
    String anchor,
    boolean halo) {}
