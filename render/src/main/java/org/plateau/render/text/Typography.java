package org.plateau.render.text;

import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Sets spaces and punctuation by the rules of the language; the one place that does.
 *
 * <p>Chinese: one space between ideographs and Latin letters, digits or names, none beside
 * full-width punctuation, never two. Japanese: none. Both: full-width punctuation wherever a
 * neighbour is an ideograph or kana. English: a sentence begins with a capital.
 */
final class Typography {
  private static final Map<Character, Character> WIDE =
      Map.of(',', '，', ':', '：', ';', '；', '?', '？', '!', '！', '(', '（', ')', '）');
  private static final String WIDE_MARKS = "，。、：；？！（）「」『』《》“”…～·・／";

  private Typography() {}

  static List<Inline> set(Language language, List<Inline> runs) {
    List<Inline> joined = join(runs);
    if (!language.fullWidth()) {
      return language == Language.EN ? capitalised(joined) : joined;
    }
    List<Inline> set = new ArrayList<>();
    for (int i = 0; i < joined.size(); i++) {
      Inline run = joined.get(i);
      if (run instanceof Inline.Words words) {
        char before = i == 0 ? 0 : lastOf(joined.get(i - 1).printed());
        char after = i + 1 == joined.size() ? 0 : firstOf(joined.get(i + 1).printed());
        run = new Inline.Words(words(language, words.printed(), before, after));
      } else if (i > 0
          && !(joined.get(i - 1) instanceof Inline.Words)
          && needsSpace(language, lastOf(joined.get(i - 1).printed()), firstOf(run.printed()))) {
        set.add(new Inline.Words(" "));
      }
      set.add(run);
    }
    return join(set);
  }

  private static List<Inline> join(List<Inline> runs) {
    List<Inline> joined = new ArrayList<>();
    for (Inline run : runs) {
      int last = joined.size() - 1;
      if (run.printed().isEmpty()) {
        continue;
      }
      if (run instanceof Inline.Words words
          && last >= 0
          && joined.get(last) instanceof Inline.Words before) {
        joined.set(last, new Inline.Words(before.printed() + words.printed()));
      } else {
        joined.add(run);
      }
    }
    return joined;
  }

  /** Only a full sentence: labels keep the case in which they are written. */
  private static List<Inline> capitalised(List<Inline> runs) {
    if (runs.isEmpty()
        || !(runs.get(0) instanceof Inline.Words first)
        || !runs.get(runs.size() - 1).printed().endsWith(".")) {
      return runs;
    }
    List<Inline> out = new ArrayList<>(runs);
    int letter = first.printed().codePointAt(0);
    out.set(
        0,
        new Inline.Words(
            Character.toString(Character.toUpperCase(letter))
                + first.printed().substring(Character.charCount(letter))));
    return out;
  }

  private static String words(Language language, String text, char before, char after) {
    String wide = widened(language, text, before, after);
    StringBuilder out = new StringBuilder();
    char last = before;
    for (int i = 0; i < wide.length(); i++) {
      char here = wide.charAt(i);
      if (here == ' ') {
        continue;
      }
      boolean spaced = i > 0 && wide.charAt(i - 1) == ' ';
      if (last != 0 && gap(language, last, here, spaced)) {
        out.append(' ');
      }
      out.append(here);
      last = here;
    }
    boolean spaced = wide.endsWith(" ");
    if (after != 0 && last != 0 && gap(language, last, after, spaced)) {
      out.append(' ');
    }
    return out.toString();
  }

  /** Between Latin words the translator's own spaces stay. */
  private static boolean gap(Language language, char left, char right, boolean spaced) {
    boolean latin = !ideographic(left) && !ideographic(right);
    return (latin && !wide(left) && !wide(right)) ? spaced : needsSpace(language, left, right);
  }

  private static boolean needsSpace(Language language, char left, char right) {
    return language.spacing() == Language.Spacing.BETWEEN_HAN_AND_LATIN
        && ((ideographic(left) && latin(right)) || (latin(left) && ideographic(right)));
  }

  private static String widened(Language language, String text, char before, char after) {
    StringBuilder out = new StringBuilder(text);
    for (int i = 0; i < text.length(); i++) {
      Character wide = WIDE.get(text.charAt(i));
      char left = i == 0 ? before : text.charAt(i - 1);
      char right = i + 1 == text.length() ? after : text.charAt(i + 1);
      if (wide != null && (ideographic(left) || ideographic(right))) {
        out.setCharAt(i, language == Language.JA && wide == '，' ? '、' : wide);
      }
    }
    return out.toString();
  }

  private static boolean ideographic(char c) {
    UnicodeScript script = UnicodeScript.of(c);
    return script == UnicodeScript.HAN
        || script == UnicodeScript.HIRAGANA
        || script == UnicodeScript.KATAKANA
        || c == 'ー';
  }

  private static boolean wide(char c) {
    return WIDE_MARKS.indexOf(c) >= 0;
  }

  private static boolean latin(char c) {
    return (Character.isLetterOrDigit(c) && !ideographic(c)) || "%<≤>≥≈\u2212°µ+".indexOf(c) >= 0;
  }

  private static char firstOf(String text) {
    return text.isEmpty() ? 0 : text.charAt(0);
  }

  private static char lastOf(String text) {
    return text.isEmpty() ? 0 : text.charAt(text.length() - 1);
  }
}
