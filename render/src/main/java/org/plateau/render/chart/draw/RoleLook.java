package org.plateau.render.chart.draw;

import org.plateau.render.chart.Role;
import org.plateau.render.chart.style.RoleTokens;
import org.plateau.render.chart.style.Token;

/** Colour and weight by role: the stroke table of the look, section 6. */
final class RoleLook {
  private RoleLook() {}

  static Token stroke(Role role) {
    return RoleTokens.stroke(role);
  }

  static Token label(Role role) {
    return RoleTokens.label(role);
  }

  /** Names in rows of bars and rankings: the subject in spot, everything else in ink. */
  static Token name(Role role) {
    return role.isSubject() ? Token.SPOT : Token.INK;
  }

  static double width(Role role) {
    return switch (role) {
      case HERO -> 2.75;
      case STOCK, RIVAL_1, RIVAL_2, RIVAL_3, RIVAL_4, RIVAL_5 -> 1.75;
      case MUTED -> 1.15;
    };
  }

  /** Width of the stroke in paper under the line; 0 for none. */
  static double casing(Role role) {
    return switch (role) {
      case HERO -> 5.25;
      case STOCK -> 3.6;
      case RIVAL_1, RIVAL_2, RIVAL_3, RIVAL_4, RIVAL_5, MUTED -> 0;
    };
  }

  /** From the bottom up: muted, rivals, stock, hero. */
  static int layer(Role role) {
    return switch (role) {
      case MUTED -> 0;
      case RIVAL_1, RIVAL_2, RIVAL_3, RIVAL_4, RIVAL_5 -> 1;
      case STOCK -> 2;
      case HERO -> 3;
    };
  }

  static TextLook endLabel(Role role) {
    TextLook look = TextLook.PLAIN.in(label(role));
    return role == Role.HERO ? look.size(14).strong(true) : look;
  }
}
