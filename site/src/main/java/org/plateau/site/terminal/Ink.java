package org.plateau.site.terminal;

/** Sets text off where the screen has colour, and leaves it alone where it has not. */
public final class Ink {
  private static final String RESET = "\u001b[0m";

  private final boolean colour;

  public Ink(Screen screen) {
    this.colour = screen.colour();
  }

  public String bold(String text) {
    return coded("1", text);
  }

  /** Secondary: units, explanations. */
  public String dim(String text) {
    return coded("90", text);
  }

  /** The one colour of the look, for the curve and for what went wrong. */
  public String spot(String text) {
    return coded("31", text);
  }

  /** A check that passed. */
  public String good(String text) {
    return coded("32", text);
  }

  /** Dark on light: the verdict. */
  public String inverse(String text) {
    return coded("7", text);
  }

  /** The curve on the ground of the steady window. */
  public String spotOnWindow(String text) {
    return coded("31;48;5;236", text);
  }

  private String coded(String code, String text) {
    return colour && !text.isEmpty() ? "\u001b[" + code + "m" + text + RESET : text;
  }
}
