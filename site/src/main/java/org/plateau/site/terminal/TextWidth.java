package org.plateau.site.terminal;

import java.lang.Character.UnicodeBlock;
import java.util.Set;

/** Columns that text takes on a terminal: Hangul, Han and kana take two. */
public final class TextWidth {
  private static final Set<UnicodeBlock> WIDE =
      Set.of(
          UnicodeBlock.HANGUL_SYLLABLES,
          UnicodeBlock.HANGUL_JAMO,
          UnicodeBlock.HIRAGANA,
          UnicodeBlock.KATAKANA,
          UnicodeBlock.CJK_SYMBOLS_AND_PUNCTUATION);

  private TextWidth() {}

  /** The columns of a text without escape codes. */
  public static int of(String text) {
    return text.codePoints().map(TextWidth::columns).sum();
  }

  /** The text with blanks after it up to the width. */
  public static String left(String text, int width) {
    return text + " ".repeat(Math.max(0, width - of(text)));
  }

  /** The text with blanks before it up to the width. */
  public static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - of(text))) + text;
  }

  /** The text, or as much of it as fits with a sign that some is missing. */
  public static String cut(String text, int width) {
    if (of(text) <= width) {
      return text;
    }
    StringBuilder kept = new StringBuilder();
    int used = 0;
    for (int point : text.codePoints().toArray()) {
      used += columns(point);
      if (used > width - 3) {
        break;
      }
      kept.appendCodePoint(point);
    }
    return kept.append("...").toString();
  }

  private static int columns(int point) {
    int type = Character.getType(point);
    if (type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK
        || type == Character.FORMAT) {
      return 0;
    }
    if (point < 0x1100) {
      return 1;
    }
    UnicodeBlock block = UnicodeBlock.of(point);
    if (block == null) {
      return 1;
    }
    boolean wide =
        Character.isIdeographic(point)
            || WIDE.contains(block)
            || (UnicodeBlock.HALFWIDTH_AND_FULLWIDTH_FORMS.equals(block) && point < 0xff61);
    return wide ? 2 : 1;
  }
}
