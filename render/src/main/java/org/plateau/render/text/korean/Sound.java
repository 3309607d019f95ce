package org.plateau.render.text.korean;

/** How a word ends, as far as particles care. */
public enum Sound {
  VOWEL,
  /** ㄹ: a consonant for every particle but 으로/로. */
  RIEUL,
  CONSONANT;

  private static final int FIRST_SYLLABLE = 0xAC00;
  private static final int FINALS = 28;
  private static final int RIEUL_FINAL = 8;

  /** The sound of a Hangul syllable's end: its code is (initial × 21 + vowel) × 28 + final. */
  static Sound ofSyllable(char syllable) {
    int fin = (syllable - FIRST_SYLLABLE) % FINALS;
    return fin == 0 ? VOWEL : fin == RIEUL_FINAL ? RIEUL : CONSONANT;
  }
}
