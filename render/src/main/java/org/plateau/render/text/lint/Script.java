package org.plateau.render.text.lint;

import com.ibm.icu.text.Transliterator;
import java.lang.Character.UnicodeScript;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.util.Optional;
import org.plateau.render.text.Language;

/**
 * Finds characters that belong to another language's writing: simplified ones in a Traditional text
 * and the other way round, Chinese ones in a Japanese text, any in Korean or English.
 *
 * <p>A character is foreign when the national set of the language lacks it (Big5, GB 2312, Shift
 * JIS). Big5 holds some characters that Taiwan writes otherwise nowadays (体, 与): those are found by
 * the mapping to Traditional, save for the few that are words of their own there.
 */
final class Script {
  private static final String TRADITIONAL_TOO = "台里只面系准采干后余谷斗回占布于范志舍沖群";

  private Script() {}

  static Optional<String> complaint(Language language, String text) {
    return text.codePoints()
        .filter(sign -> foreign(language, sign))
        .mapToObj(Character::toString)
        .findFirst()
        .map(sign -> "the character " + sign + " of another writing");
  }

  private static boolean foreign(Language language, int sign) {
    UnicodeScript script = UnicodeScript.of(sign);
    if (script == UnicodeScript.HANGUL) {
      return language != Language.KO;
    }
    if (script == UnicodeScript.HIRAGANA || script == UnicodeScript.KATAKANA) {
      return language != Language.JA;
    }
    if (script != UnicodeScript.HAN) {
      return false;
    }
    String text = Character.toString(sign);
    return switch (language) {
      case EN, KO -> true;
      case ZH_CN -> lacks("GB2312", text);
      case JA -> lacks("Shift_JIS", text);
      case ZH_TW -> lacks("Big5", text) || (!TRADITIONAL_TOO.contains(text) && simplified(text));
    };
  }

  private static boolean lacks(String charset, String text) {
    CharsetEncoder encoder = Charset.forName(charset).newEncoder();
    return !encoder.canEncode(text);
  }

  private static boolean simplified(String text) {
    return !Transliterator.getInstance("Simplified-Traditional").transliterate(text).equals(text);
  }
}
