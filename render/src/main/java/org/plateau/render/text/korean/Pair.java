package org.plateau.render.text.korean;

import java.util.Arrays;

/** A particle in its two forms, after a consonant and after a vowel. */
enum Pair {
  TOPIC("은", "는"),
  SUBJECT("이", "가"),
  OBJECT("을", "를"),
  WITH("과", "와"),
  BY("으로", "로"),
  AS("으로서", "로서"),
  USING("으로써", "로써"),
  TOWARD("으로의", "로의"),
  WAS("이었다", "였다"),
  WAS_AND("이었고", "였고"),
  WAS_BUT("이었지만", "였지만"),
  IS("이다", "다"),
  IS_AND("이고", "고"),
  IS_WHILE("이며", "며"),
  OR("이나", "나"),
  AND("이랑", "랑"),
  CALLED("이라는", "라는"),
  DEFINED("이란", "란"),
  VOCATIVE("아", "야");

  private final String afterConsonant;
  private final String afterVowel;

  Pair(String afterConsonant, String afterVowel) {
    this.afterConsonant = afterConsonant;
    this.afterVowel = afterVowel;
  }

  /** The pair written in either order, {@code 와/과} or {@code 과/와}. */
  static Pair of(String written) {
    return Arrays.stream(values())
        .filter(
            pair ->
                written.equals(pair.afterConsonant + "/" + pair.afterVowel)
                    || written.equals(pair.afterVowel + "/" + pair.afterConsonant))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException("{" + written + "} is no pair of particles"));
  }

  String after(Sound sound) {
    boolean byRieul = afterConsonant.startsWith("으로") && sound == Sound.RIEUL;
    return sound == Sound.VOWEL || byRieul ? afterVowel : afterConsonant;
  }
}
