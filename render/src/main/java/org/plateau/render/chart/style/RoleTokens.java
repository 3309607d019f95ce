package org.plateau.render.chart.style;

import org.plateau.render.chart.Role;

/** The colour of a role's line and of its label: the stroke table of the look, section 6. */
public final class RoleTokens {
  private RoleTokens() {}

  /** Colour of a line or a mark. */
  public static Token stroke(Role role) {
    return switch (role) {
      case HERO -> Token.SPOT;
      case STOCK -> Token.SPOT2;
      case RIVAL_1 -> Token.C1;
      case RIVAL_2 -> Token.C2;
      case RIVAL_3 -> Token.C3;
      case RIVAL_4 -> Token.C4;
      case RIVAL_5 -> Token.C5;
      case MUTED -> Token.MUTED;
    };
  }

  /** Colour of the words at a line's end, dark enough to be read. */
  public static Token label(Role role) {
    return switch (role) {
      case HERO, STOCK -> Token.SPOT;
      case RIVAL_1 -> Token.T1;
      case RIVAL_2 -> Token.C2;
      case RIVAL_3 -> Token.T3;
      case RIVAL_4 -> Token.C4;
      case RIVAL_5 -> Token.T5;
      case MUTED -> Token.INK2;
    };
  }
}
