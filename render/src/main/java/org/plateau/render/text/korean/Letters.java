package org.plateau.render.text.korean;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The last sound of Latin letters that no dictionary knows.
 *
 * <p>Capitals and codes are read letter by letter (엘, 엠, 엔, 알; the others end in a vowel). A word
 * in small letters is read as English by how Korean spells foreign words: a final {@code l}, {@code
 * le} or {@code el} gives ㄹ; {@code m}, {@code n}, {@code ng} a consonant; {@code p}, {@code t},
 * {@code k} after a short vowel a consonant; everything else a vowel. The lint names the entities
 * of which this is used.
 */
final class Letters {
  private static final Pattern AS_WORD = Pattern.compile(".*[a-z]{2}");
  private static final Pattern RIEUL = Pattern.compile(".*(?:l|le|lle|ell)");
  private static final Pattern NASAL = Pattern.compile(".*(?:m|n|ng|[aeiou]me|[aeiou]ne)");
  private static final Pattern STOP = Pattern.compile(".*[^aeiou][aeiou](?:p|ck|k|t|b)");

  private Letters() {}

  static Sound sound(String letters) {
    String small = letters.toLowerCase(Locale.ROOT);
    if (AS_WORD.matcher(letters).matches()) {
      return asWord(small);
    }
    return switch (small.charAt(small.length() - 1)) {
      case 'l', 'r' -> Sound.RIEUL;
      case 'm', 'n' -> Sound.CONSONANT;
      default -> Sound.VOWEL;
    };
  }

  /** Whether letters are read as a word, and the reading is therefore a guess. */
  static boolean guessed(String letters) {
    return AS_WORD.matcher(letters).matches();
  }

  private static Sound asWord(String word) {
    if (RIEUL.matcher(word).matches()) {
      return Sound.RIEUL;
    }
    return NASAL.matcher(word).matches() || STOP.matcher(word).matches()
        ? Sound.CONSONANT
        : Sound.VOWEL;
  }
}
