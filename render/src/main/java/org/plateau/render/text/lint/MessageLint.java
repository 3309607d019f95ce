package org.plateau.render.text.lint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.plateau.render.text.Bundle;
import org.plateau.render.text.Entities;
import org.plateau.render.text.Language;
import org.plateau.render.text.MessageTree;
import org.plateau.render.text.korean.Particles;

/**
 * Checks bundles: the same keys and slots in every language, no digit outside a slot, no word that
 * the glossary bans, no character of another writing.
 */
public final class MessageLint {
  private static final Pattern BARE_BRACE = Pattern.compile("[{}]");
  private final Terms terms;
  private final List<String> names;

  /** A check that knows these words and these names. */
  public MessageLint(Terms terms, Entities entities) {
    this.terms = terms;
    this.names =
        entities.all().stream()
            .flatMap(entity -> entity.printed().values().stream())
            .filter(MessageLint::holdsDigit)
            .distinct()
            .sorted(Comparator.comparingInt(String::length).reversed())
            .toList();
  }

  /** The complaints about one shelf of the templates, English being the measure of the others. */
  public List<String> check(Bundle.Shelf shelf) {
    List<String> complaints = new ArrayList<>();
    Bundle english = Bundle.read(shelf, Language.EN);
    complaints.addAll(check(english));
    for (Language language : Language.values()) {
      if (language != Language.EN) {
        Bundle bundle = Bundle.read(shelf, language);
        complaints.addAll(check(bundle));
        complaints.addAll(compare(english, bundle));
      }
    }
    return complaints;
  }

  /** The names of which a Korean particle would have to be guessed, in the order of the table. */
  public static List<String> withoutReading(Entities entities) {
    Particles particles = entities.particles();
    List<String> complaints = new ArrayList<>();
    for (Entities.Entity entity : entities.all()) {
      String name = String.valueOf(entity.printed().get(Language.KO));
      if (particles.guesses(name)) {
        complaints.add(entity.id() + ": no reading for " + name + ", add one in Hangul");
      }
    }
    return complaints;
  }

  /** The complaints about one bundle by itself, in the order of its keys. */
  public List<String> check(Bundle bundle) {
    List<String> complaints = new ArrayList<>();
    for (String key : new TreeSet<>(bundle.messages().keySet())) {
      String at = bundle.name() + ": key " + key + ": ";
      try {
        String words = MessageTree.of(bundle.text(key)).words("\ufffc");
        check(bundle.language(), words, at, complaints);
      } catch (IllegalArgumentException unreadable) {
        complaints.add(at + unreadable.getMessage());
      }
    }
    return complaints;
  }

  private void check(Language language, String words, String at, List<String> complaints) {
    if (holdsDigit(withoutNames(words))) {
      complaints.add(at + "a digit in the words, expected a slot");
    }
    if (BARE_BRACE.matcher(words).find()) {
      complaints.add(at + "a bare brace");
    }
    terms.complaint(language, words).ifPresent(found -> complaints.add(at + found));
    Script.complaint(language, words).ifPresent(found -> complaints.add(at + found));
  }

  /** The complaints about keys and slots that differ from the measure. */
  public static List<String> compare(Bundle measure, Bundle other) {
    List<String> complaints = new ArrayList<>();
    SortedSet<String> keys = new TreeSet<>(measure.messages().keySet());
    keys.addAll(other.messages().keySet());
    for (String key : keys) {
      String at = other.name() + ": key " + key + ": ";
      if (!other.messages().containsKey(key)) {
        complaints.add(
            at + "missing, " + measure.language().tag() + " has " + key + "=" + measure.text(key));
      } else if (!measure.messages().containsKey(key)) {
        complaints.add(at + "one too many, " + measure.name() + " has none");
      } else if (!slots(measure, key).equals(slots(other, key))) {
        complaints.add(at + "slots " + slots(other, key) + ", expected " + slots(measure, key));
      }
    }
    return complaints;
  }

  private static SortedSet<String> slots(Bundle bundle, String key) {
    try {
      return MessageTree.of(bundle.text(key)).slots();
    } catch (IllegalArgumentException unreadable) {
      return new TreeSet<>(List.of("unreadable")); // reported by the check of the bundle itself
    }
  }

  private String withoutNames(String words) {
    String rest = words;
    for (String name : names) {
      rest = rest.replace(name, "");
    }
    return rest;
  }

  private static boolean holdsDigit(String text) {
    return text.codePoints().anyMatch(Character::isDigit);
  }
}
