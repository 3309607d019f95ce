package org.plateau.render.text.korean;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the form of a Korean particle by the last sound of the text before it, as a reader says
 * it: names by the dictionary, numerals in Sino-Korean, other letters singly.
 *
 * <p>A bracket at the end and what it holds are passed over, as the orthography asks (a particle
 * follows the word before the bracket).
 */
public final class Particles {
  private static final Pattern BRACKET = Pattern.compile("[(\\[（][^()\\[\\]（）]*[)\\]）]\\s*$");
  private static final Pattern TRAILING = Pattern.compile("[\\s\\p{Punct}\u00a0”’」』…·&&[^%]]+$");
  private static final Pattern NUMERAL = Pattern.compile("[0-9]+(?:,[0-9]{3})*(?:\\.[0-9]+)?$");
  private static final Pattern CODE = Pattern.compile("[A-Za-z][A-Za-z0-9-]*[0-9]$");
  private static final Pattern WORD = Pattern.compile("[\\p{IsLatin}µμ°%/]+$");

  private static final char NBSP = '\u00a0';
  private static final int LONGEST_NAME = 6;
  private final Map<String, String> readings;

  /**
   * A chooser with a dictionary.
   *
   * @param readings from a name, unit or word as printed to how it is read, in Hangul
   */
  public Particles(Map<String, String> readings) {
    this.readings = Map.copyOf(readings);
  }

  /**
   * The form of the particle after this text.
   *
   * @param pair both forms with a slash, in either order: {@code 은/는}
   * @throws IllegalArgumentException when the pair is unknown, or the text holds nothing that is
   *     read
   */
  public String choose(String text, String pair) {
    return Pair.of(pair).after(sound(text));
  }

  /** The text with the right form of the particle behind it. */
  public String append(String text, String pair) {
    return text + choose(text, pair);
  }

  /**
   * Whether the sound of this text is a guess by spelling: it ends in a word in small letters that
   * the dictionary does not know.
   */
  public boolean guesses(String text) {
    String read = stripped(text);
    Matcher word = WORD.matcher(read);
    return longestName(read) == null
        && word.find()
        && !inCode(read.substring(0, word.start()))
        && !readings.containsKey(word.group())
        && Letters.guessed(word.group());
  }

  /** The last sound of the text as read. */
  public Sound sound(String text) {
    String read = stripped(text);
    if (read.isEmpty()) {
      throw new IllegalArgumentException("\"" + text + "\" holds nothing that is read aloud");
    }
    String known = longestName(read);
    if (known != null) {
      return Sound.ofSyllable(known.charAt(known.length() - 1));
    }
    char last = read.charAt(read.length() - 1);
    if (last >= '가' && last <= '힣') {
      return Sound.ofSyllable(last);
    }
    Matcher numeral = NUMERAL.matcher(read);
    if (numeral.find()) {
      return Numerals.sound(numeral.group());
    }
    Matcher word = WORD.matcher(read);
    if (word.find()) {
      return word(read.substring(0, word.start()), word.group());
    }
    throw new IllegalArgumentException("\"" + text + "\" ends in a sign without a reading");
  }

  private static String stripped(String text) {
    String shorter = text;
    String before;
    do {
      before = shorter;
      shorter = BRACKET.matcher(shorter).replaceFirst("");
      shorter = TRAILING.matcher(shorter).replaceFirst("");
    } while (!shorter.equals(before));
    // a text that is nothing but a bracket is read for what the bracket holds
    return shorter.isEmpty() ? TRAILING.matcher(text).replaceFirst("") : shorter;
  }

  /** The reading of the longest name of up to six words that the text ends in. */
  private @Nullable String longestName(String text) {
    String longest = null;
    int start = text.length();
    for (int words = 0; words < LONGEST_NAME && start > 0; words++) {
      start = Math.max(text.lastIndexOf(' ', start - 1), text.lastIndexOf(NBSP, start - 1));
      String reading = readings.get(text.substring(start + 1));
      longest = reading != null ? reading : longest;
    }
    return longest;
  }

  /**
   * Letters at the end of a token: a unit behind a numeral ({@code 2.4TB}) or a whole word are
   * looked up, the end of a code ({@code P320h}) is read by its letters.
   */
  private Sound word(String before, String letters) {
    int slash = letters.lastIndexOf('/');
    if (!readings.containsKey(letters) && slash >= 0 && slash < letters.length() - 1) {
      return word(before + letters.substring(0, slash + 1), letters.substring(slash + 1));
    }
    String known = inCode(before) ? null : readings.get(letters);
    return known != null
        ? Sound.ofSyllable(known.charAt(known.length() - 1))
        : Letters.sound(letters);
  }

  private static boolean inCode(String before) {
    return CODE.matcher(before).find();
  }
}
