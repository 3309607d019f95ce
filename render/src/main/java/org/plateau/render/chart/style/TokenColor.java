package org.plateau.render.chart.style;

import java.awt.Color;

/**
 * A colour that remembers which token it is, so that an SVG can write a class where a bitmap takes
 * the value. It passes through XChart unharmed.
 */
public final class TokenColor extends Color {
  private static final long serialVersionUID = 1L;

  private final Token token;
  private final double opacity;

  TokenColor(Token token, int rgb, double opacity) {
    super(rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255, (int) Math.round(opacity * 255));
    this.token = token;
    this.opacity = opacity;
  }

  /** The token of which this is a value. */
  public Token token() {
    return token;
  }

  /** 1 for opaque. */
  public double opacity() {
    return opacity;
  }

  /** The same token at an opacity between 0 and 1. */
  public TokenColor at(double newOpacity) {
    return new TokenColor(token, getRGB() & 0xFFFFFF, newOpacity);
  }

  /** Equal colours may be different tokens (c2 and good), which are different classes in an SVG. */
  @Override
  public boolean equals(Object other) {
    return other instanceof TokenColor color && color.token == token && color.getRGB() == getRGB();
  }

  @Override
  public int hashCode() {
    return 31 * token.hashCode() + getRGB();
  }
}
