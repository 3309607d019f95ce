package org.plateau.render.chart.style;

import java.util.Locale;

/** A set of values for the tokens: the screen's two modes, and paper in colour or grey. */
public enum Palette {
  LIGHT,
  DARK,
  /** The light values on white paper. */
  PRINT,
  /** What a grey printer makes of {@link #PRINT}. */
  GREY;

  /** The token's value here as 0xRRGGBB. */
  public int rgb(Token token) {
    return switch (this) {
      case LIGHT -> token.lightRgb();
      case DARK -> token.darkRgb();
      case PRINT -> token == Token.PAPER ? 0xFFFFFF : token.lightRgb();
      case GREY -> grey(PRINT.rgb(token));
    };
  }

  /** The token's value as {@code #RRGGBB}. */
  public String hex(Token token) {
    return "#" + Integer.toHexString(rgb(token) | 0x1000000).substring(1).toUpperCase(Locale.ROOT);
  }

  /** The token as a colour that remembers its name. */
  public TokenColor color(Token token) {
    return new TokenColor(token, rgb(token), 1.0);
  }

  private static int grey(int rgb) {
    double luma = 0.2126 * (rgb >> 16 & 255) + 0.7152 * (rgb >> 8 & 255) + 0.0722 * (rgb & 255);
    int level = (int) Math.round(luma);
    return level << 16 | level << 8 | level;
  }
}
