package org.plateau.render.chart.style;

import java.util.Locale;

/** Thrown when no face of a language's stack holds a character, so that no box is ever printed. */
public final class MissingGlyphException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int codePoint;

  MissingGlyphException(int codePoint, String text, String place, String stack) {
    super(
        String.format(
            Locale.ROOT,
            "%s: found character U+%04X in \"%s\", expected one that %s holds."
                + " Reword the text or add the character to the fonts' glyph sets.",
            place,
            codePoint,
            text,
            stack));
    this.codePoint = codePoint;
  }

  /** The character without a glyph. */
  public int codePoint() {
    return codePoint;
  }
}
