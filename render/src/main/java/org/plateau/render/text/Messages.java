package org.plateau.render.text;

import com.ibm.icu.text.MessageFormat;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.plateau.render.text.korean.Particles;

/** Fills messages with arguments, in one language; the answer is a phrase of runs. */
public final class Messages {
  private final Language language;
  private final Map<Bundle.Shelf, Bundle> bundles;
  private final Entities entities;
  private final Particles particles;
  private final Quantities quantities;
  private final Map<String, MessageTree> trees = new ConcurrentHashMap<>();

  /** Messages out of these bundles, at least the shared words among them. */
  public Messages(
      Language language, List<Bundle> bundles, List<Bundle.Shelf> shelves, Entities names) {
    this.language = language;
    this.bundles = new EnumMap<>(Bundle.Shelf.class);
    for (int i = 0; i < bundles.size(); i++) {
      this.bundles.put(shelves.get(i), bundles.get(i));
    }
    this.entities = names;
    this.particles = names.particles();
    this.quantities = new Quantities(language, bundle(Bundle.Shelf.WORDS));
  }

  /** The messages of the templates. */
  public static Messages of(Language language, Entities names) {
    List<Bundle.Shelf> shelves = new ArrayList<>();
    List<Bundle> bundles = new ArrayList<>();
    for (Bundle.Shelf shelf : Bundle.Shelf.values()) {
      if (Bundle.exists(shelf, language)) {
        shelves.add(shelf);
        bundles.add(Bundle.read(shelf, language));
      }
    }
    return new Messages(language, bundles, shelves, names);
  }

  /** The messages of the templates with the names of their own table. */
  public static Messages of(Language language) {
    return of(language, Entities.read());
  }

  public Language language() {
    return language;
  }

  /** How this language prints values. */
  public Quantities quantities() {
    return quantities;
  }

  /** The form a name has in this language. */
  public String name(String entity) {
    return String.valueOf(entities.named(entity).printed().get(language));
  }

  /** The form of a Korean pair such as 은/는 that follows what was printed before it. */
  public String particle(String before, String pair) {
    return particles.choose(before, pair);
  }

  /** A shared word without slots. */
  public String word(String key) {
    return say(Bundle.Shelf.WORDS, key, Map.of()).plain();
  }

  /** Words of a page without slots. */
  public String page(String key) {
    return page(key, Map.of());
  }

  /**
   * Words of a page as text, for attributes, buttons and whatever else can hold no marked figure.
   *
   * @param named strings, and whole numbers for plurals
   * @throws IllegalArgumentException when key, slot or argument is missing or one too many
   */
  public String page(String key, Map<String, Object> named) {
    MessageTree tree = tree(Bundle.Shelf.PAGES, key);
    check(Bundle.Shelf.PAGES, key, tree, named.keySet());
    String text =
        new MessageFormat(
                ParticleMarks.mark(bundle(Bundle.Shelf.PAGES).text(key)), language.locale())
            .format(named);
    return settled(List.of(new Inline.Words(text))).plain();
  }

  /**
   * A message with its slots filled, particles chosen and spaces set.
   *
   * @throws IllegalArgumentException naming bundle, key and slot when the key is missing, a slot
   *     has no argument or an argument no slot
   */
  public Phrase say(Bundle.Shelf shelf, String key, Map<String, Arg> args) {
    List<Inline> runs = new ArrayList<>();
    fill(shelf, key, args, runs);
    return settled(runs);
  }

  private Phrase settled(List<Inline> runs) {
    List<Inline> set = Typography.set(language, runs);
    return new Phrase(
        language, language == Language.KO ? ParticleMarks.settle(set, particles) : set);
  }

  void fill(Bundle.Shelf shelf, String key, Map<String, Arg> args, List<Inline> runs) {
    MessageTree tree = tree(shelf, key);
    check(shelf, key, tree, args.keySet());
    new Filling(this, args, runs).fill(tree);
  }

  private void check(Bundle.Shelf shelf, String key, MessageTree tree, Set<String> args) {
    SortedSet<String> missing = new TreeSet<>(tree.slots());
    missing.removeAll(args);
    SortedSet<String> extra = new TreeSet<>(args);
    extra.removeAll(tree.slots());
    if (!missing.isEmpty() || !extra.isEmpty()) {
      throw new IllegalArgumentException(
          bundle(shelf).name()
              + ": key "
              + key
              + (missing.isEmpty() ? "" : ": no argument for " + missing)
              + (extra.isEmpty() ? "" : ": no slot for " + extra));
    }
  }

  private MessageTree tree(Bundle.Shelf shelf, String key) {
    Bundle bundle = bundle(shelf);
    return trees.computeIfAbsent(shelf + key, any -> parse(bundle, key));
  }

  private static MessageTree parse(Bundle bundle, String key) {
    String message = bundle.text(key);
    try {
      return MessageTree.of(message);
    } catch (IllegalArgumentException unreadable) {
      throw new IllegalArgumentException(
          bundle.name() + ": key " + key + ": " + unreadable.getMessage(), unreadable);
    }
  }

  private Bundle bundle(Bundle.Shelf shelf) {
    Bundle bundle = bundles.get(shelf);
    if (bundle == null) {
      throw new IllegalArgumentException("no bundle of " + shelf + " in " + language.tag());
    }
    return bundle;
  }
}
