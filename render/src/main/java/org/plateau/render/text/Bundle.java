package org.plateau.render.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The messages of one file, {@code messages/sentences/ko.properties} in UTF-8.
 *
 * @param name path below the class path, as error messages name it
 */
public record Bundle(String name, Language language, Map<String, String> messages) {
  /** Which bundle. */
  public enum Shelf {
    /** Generated sentences. */
    SENTENCES("sentences/"),
    /** Words that sentences, tables and charts share. */
    WORDS("words/"),
    /** The pages' own words: headings, labels, buttons. */
    PAGES("");

    private final String folder;

    Shelf(String folder) {
      this.folder = folder;
    }
  }

  public Bundle {
    messages = Map.copyOf(messages);
  }

  /** Bundles of the templates that were read before: they are part of the program. */
  private static final Map<String, Bundle> READ = new ConcurrentHashMap<>();

  /**
   * The bundle of the templates.
   *
   * @throws IllegalArgumentException when there is none, or a key stands twice in it
   */
  public static Bundle read(Shelf shelf, Language language) {
    return READ.computeIfAbsent(shelf.folder + language.tag(), key -> load(shelf, language));
  }

  private static Bundle load(Shelf shelf, Language language) {
    String name = "messages/" + shelf.folder + language.tag() + ".properties";
    try (InputStream in = Bundle.class.getResourceAsStream("/" + name)) {
      if (in == null) {
        throw new IllegalArgumentException(name + ": no such bundle");
      }
      return parse(name, language, new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Whether the templates hold this bundle. */
  public static boolean exists(Shelf shelf, Language language) {
    return Bundle.class.getResource("/messages/" + shelf.folder + language.tag() + ".properties")
        != null;
  }

  /** A bundle from its text, in the format of {@link Properties}. */
  public static Bundle parse(String name, Language language, Reader text) throws IOException {
    Map<String, String> messages = new TreeMap<>();
    SortedSet<String> twice = new TreeSet<>();
    // Properties keeps the last of two equal keys in silence; its loader passes each through put
    @SuppressWarnings("serial") // never written out
    Properties loader =
        new Properties() {
          @Override
          public synchronized Object put(Object key, Object value) {
            if (messages.put((String) key, (String) value) != null) {
              twice.add((String) key);
            }
            return super.put(key, value);
          }
        };
    loader.load(text);
    if (!twice.isEmpty()) {
      throw new IllegalArgumentException(name + ": keys stand twice: " + twice);
    }
    return new Bundle(name, language, messages);
  }

  /**
   * The message as written, slots unfilled.
   *
   * @throws IllegalArgumentException naming bundle and key when it is missing
   */
  public String text(String key) {
    String message = messages.get(key);
    if (message == null) {
      throw new IllegalArgumentException(name + ": key " + key + " is missing");
    }
    return message;
  }
}
