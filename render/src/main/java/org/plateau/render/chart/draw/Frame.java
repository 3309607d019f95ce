package org.plateau.render.chart.draw;

/**
 * The width of the chart's own place, from which its geometry follows (look, sections 4 and 6):
 * below 480 px the narrow variant.
 *
 * @param width in pixels of the view box
 */
record Frame(int width) {
  private static final int NARROW_BELOW = 480;

  Frame {
    if (width < 24 || width > 4000) {
      throw new IllegalArgumentException("chart width is " + width + " px, expected 24 to 4000");
    }
  }

  /** Whether the drawing is for paper, where two stand on a page. */
  boolean isPaper() {
    return width == Charts.PRINT;
  }

  boolean isNarrow() {
    return width < NARROW_BELOW;
  }

  /** Picks a measure by the variant. */
  int pick(int wide, int narrow) {
    return isNarrow() ? narrow : wide;
  }

  /** Room for labels at the ends of lines. */
  int gutter() {
    return pick(118, 92);
  }
}
