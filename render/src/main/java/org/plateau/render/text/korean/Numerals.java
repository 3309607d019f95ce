package org.plateau.render.text.korean;

/**
 * The last sound of a numeral read in Sino-Korean: {@code 1,000} is 천, {@code 0.5} 영점오.
 *
 * <p>Where a whole number ends in zeros, the last word is the unit of tens that they make; within a
 * group of four that is 십, 백 or 천, else the group's own word, 만, 억 or 조. Of these only 조 ends in a
 * vowel.
 */
final class Numerals {
  private static final Sound[] DIGITS = {
    Sound.CONSONANT, // 영 (공)
    Sound.RIEUL, // 일
    Sound.VOWEL, // 이
    Sound.CONSONANT, // 삼
    Sound.VOWEL, // 사
    Sound.VOWEL, // 오
    Sound.CONSONANT, // 육
    Sound.RIEUL, // 칠
    Sound.RIEUL, // 팔
    Sound.VOWEL // 구
  };
  private static final int ZEROS_OF_JO = 12;
  private static final int ZEROS_OF_GYEONG = 16;

  private Numerals() {}

  static Sound sound(String numeral) {
    String digits = numeral.replace(",", "");
    int last = digits.charAt(digits.length() - 1) - '0';
    if (last != 0 || digits.contains(".")) {
      return DIGITS[last];
    }
    int zeros = 0;
    while (zeros < digits.length() && digits.charAt(digits.length() - 1 - zeros) == '0') {
      zeros++;
    }
    return zeros >= ZEROS_OF_JO && zeros < ZEROS_OF_GYEONG && zeros < digits.length()
        ? Sound.VOWEL
        : Sound.CONSONANT;
  }
}
