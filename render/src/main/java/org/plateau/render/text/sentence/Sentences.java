package org.plateau.render.text.sentence;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import org.plateau.render.text.Arg;
import org.plateau.render.text.Bundle;
import org.plateau.render.text.Messages;
import org.plateau.render.text.Phrase;

/**
 * Writes sentences in a language.
 *
 * <p>A pattern may have variants ({@code P01.a}, {@code P01.b}). Which one is used follows from
 * what fills the slots, so that a page reads less evenly and yet never changes by itself, and is
 * the same in every language.
 */
public final class Sentences {
  private static final String VARIANTS = "abcdefgh";
  private final Messages messages;
  private final Bundle bundle;

  /** Sentences in the language of these messages. */
  public Sentences(Messages messages) {
    this.messages = messages;
    this.bundle = Bundle.read(Bundle.Shelf.SENTENCES, messages.language());
  }

  /** The sentence in words and figures. */
  public Phrase write(Sentence sentence) {
    return messages.say(Bundle.Shelf.SENTENCES, key(sentence), sentence.slots());
  }

  private String key(Sentence sentence) {
    int variants = 0;
    while (variants < VARIANTS.length()
        && bundle.messages().containsKey(variant(sentence, variants))) {
      variants++;
    }
    return variants == 0
        ? sentence.pattern()
        : variant(sentence, (int) (hash(sentence.slots()) % variants));
  }

  private static String variant(Sentence sentence, int index) {
    return sentence.pattern() + "." + VARIANTS.charAt(index);
  }

  /** Over names only: a new value must not turn the sentence around it into another. */
  private static long hash(Map<String, Arg> slots) {
    String names =
        new TreeMap<>(slots)
            .entrySet().stream()
                .map(slot -> slot.getKey() + "=" + name(slot.getValue()))
                .collect(Collectors.joining(";"));
    CRC32 crc = new CRC32();
    crc.update(names.getBytes(StandardCharsets.UTF_8));
    return crc.getValue();
  }

  private static String name(Arg arg) {
    if (arg instanceof Arg.Measure measure) {
      return measure.quantity().name();
    }
    if (arg instanceof Arg.Entity entity) {
      return entity.id();
    }
    if (arg instanceof Arg.Word word) {
      return word.key();
    }
    if (arg instanceof Arg.Rank rank) {
      return rank.figure();
    }
    return arg instanceof Arg.Load load ? load.token() : "";
  }
}
