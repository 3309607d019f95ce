package org.plateau.render.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plateau.render.text.korean.Particles;

/** Carries Korean particle pairs through a message until what stands before them is known. */
final class ParticleMarks {
  private static final Pattern PAIR = Pattern.compile("\\{([가-힣]+/[가-힣]+)}");
  // private-use characters: they cannot come from a bundle or a name
  private static final char OPEN = '\ue000';
  private static final char CLOSE = '\ue001';
  private static final Pattern MARK = Pattern.compile(OPEN + "([^" + CLOSE + "]*)" + CLOSE);

  private ParticleMarks() {}

  static String mark(String message) {
    return PAIR.matcher(message).replaceAll(OPEN + "$1" + CLOSE);
  }

  /** Replaces each mark by the form that the text before it asks for. */
  static List<Inline> settle(List<Inline> runs, Particles particles) {
    List<Inline> settled = new ArrayList<>();
    StringBuilder before = new StringBuilder();
    for (Inline run : runs) {
      Inline done =
          run instanceof Inline.Words words
              ? new Inline.Words(settle(words.printed(), before.toString(), particles))
              : run;
      before.append(done.printed());
      settled.add(done);
    }
    return settled;
  }

  private static String settle(String words, String before, Particles particles) {
    Matcher mark = MARK.matcher(words);
    StringBuilder out = new StringBuilder();
    int from = 0;
    while (mark.find()) {
      out.append(words, from, mark.start());
      out.append(particles.choose(before + out, mark.group(1)));
      from = mark.end();
    }
    return out.append(words, from, words.length()).toString();
  }
}
