package org.plateau.render.chart.style;

import java.util.Locale;

/** A named colour of the look (section 2); its value depends on the {@link Palette}. */
public enum Token {
  PAPER(0xFBFCFB, 0x10171B),
  PLATE(0xEDF1F0, 0x19232A),
  BAND(0xE7EDEC, 0x1E2A31),
  RULE(0xCBD4D5, 0x2F3C44),
  RULE2(0x75868D, 0x74858D),
  MUTED(0x6F8088, 0x7B8C94),
  GHOST(0xC4CED0, 0x3B4951),
  INK2(0x55646C, 0x9DAFB8),
  INK(0x16232B, 0xE6ECEC),
  SPOT(0xB4230F, 0xFF7A5C),
  SPOT2(0xD0604C, 0xC2695A),
  C1(0x2A6FCF, 0x3C8EE6),
  C2(0x055E56, 0x93ECDB),
  C3(0xB07D22, 0xF5CB62),
  C4(0x5A2A8A, 0xDDA2E0),
  C5(0x7A8185, 0x6F7A82),
  T1(0x1F66C2, 0x6BAAF0),
  T3(0x8A6100, 0xF5CB62),
  T5(0x5F676A, 0x9DAFB8),
  GOOD(0x055E56, 0x93ECDB),
  FOCUS(0x1F66C2, 0x6BAAF0),
  DRAFT(0xFFF1C9, 0x3A2E0C),
  DRAFTINK(0x6B4B00, 0xF3CF73);

  private final int light;
  private final int dark;

  Token(int light, int dark) {
    this.light = light;
    this.dark = dark;
  }

  /** The name of its custom property and of its classes, such as {@code spot2}. */
  public String cssName() {
    return name().toLowerCase(Locale.ROOT);
  }

  int lightRgb() {
    return light;
  }

  int darkRgb() {
    return dark;
  }
}
