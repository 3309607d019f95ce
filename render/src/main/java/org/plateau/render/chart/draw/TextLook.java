package org.plateau.render.chart.draw;

import org.plateau.render.chart.style.Token;
import org.plateau.render.chart.style.Weight;

/** How a label looks and which of its points is at the given place. */
record TextLook(double size, Weight weight, Token token, Anchor anchor, boolean halo) {
  enum Anchor {
    START,
    MIDDLE,
    END;

    /** The left edge of a text of this width that is anchored at {@code x}. */
    double left(double x, double width) {
      return switch (this) {
        case START -> x;
        case MIDDLE -> x - width / 2;
        case END -> x - width;
      };
    }
  }

  /** Axis labels: 13 px, second ink. */
  static final TextLook AXIS = new TextLook(13, Weight.REGULAR, Token.INK2, Anchor.START, false);

  /** Words of a chart: 13 px semibold ink. */
  static final TextLook STRONG = new TextLook(13, Weight.SEMIBOLD, Token.INK, Anchor.START, false);

  /** Values and names: 13 px ink. */
  static final TextLook PLAIN = new TextLook(13, Weight.REGULAR, Token.INK, Anchor.START, false);

  TextLook size(double newSize) {
    return new TextLook(newSize, weight, token, anchor, halo);
  }

  TextLook in(Token newToken) {
    return new TextLook(size, weight, newToken, anchor, halo);
  }

  TextLook strong(boolean isStrong) {
    return new TextLook(size, isStrong ? Weight.SEMIBOLD : Weight.REGULAR, token, anchor, halo);
  }

  TextLook middle() {
    return new TextLook(size, weight, token, Anchor.MIDDLE, halo);
  }

  TextLook end() {
    return new TextLook(size, weight, token, Anchor.END, halo);
  }

  TextLook haloed() {
    return new TextLook(size, weight, token, anchor, true);
  }
}
