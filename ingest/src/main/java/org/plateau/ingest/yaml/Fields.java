package org.plateau.ingest.yaml;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import org.plateau.ingest.Problem;
import org.plateau.ingest.yaml.YamlNode.Kind;

/**
 * Takes typed values from a mapping. A value that does not fit becomes a problem and counts as
 * absent; {@link #refuseOthers()} names the keys that nobody asked for.
 */
public final class Fields {
  private final YamlNode map;
  private final Consumer<Problem> problems;
  private final TreeSet<String> asked = new TreeSet<>();

  /**
   * @param map a node of kind {@link Kind#MAP}
   */
  public Fields(YamlNode map, Consumer<Problem> problems) {
    if (map.kind() != Kind.MAP) {
      throw new IllegalArgumentException(map.place() + " is " + map.kind().words());
    }
    this.map = map;
    this.problems = problems;
  }

  public Place place() {
    return map.place();
  }

  /** Where a key stands, or where the mapping starts when it is absent. */
  public Place place(String key) {
    YamlNode node = map.fields().get(key);
    return node == null ? map.place() : node.place();
  }

  /** The value of a key as it is; absent when nothing stands behind the key. */
  public Optional<YamlNode> node(String key) {
    asked.add(key);
    return Optional.ofNullable(map.fields().get(key)).filter(node -> node.kind() != Kind.EMPTY);
  }

  /** A single value as typed, without the blanks around it. */
  public Optional<String> text(String key) {
    return value(key, "a text", text -> Optional.of(text).filter(word -> !word.isEmpty()));
  }

  /**
   * A single value in a form of the caller's.
   *
   * @param expected the form in a message's words: {@code a whole number of at least 1}
   * @param form the value, or nothing when the text does not have the form
   */
  public <T> Optional<T> value(String key, String expected, Function<String, Optional<T>> form) {
    Optional<YamlNode> node = node(key);
    Optional<T> value =
        node.filter(n -> n.kind() == Kind.TEXT).flatMap(n -> form.apply(n.text().strip()));
    if (node.isPresent() && value.isEmpty()) {
      wrong(key, node.get(), expected);
    }
    return value;
  }

  /** A list of texts, or a single text for a list of one. */
  public List<String> texts(String key) {
    Optional<YamlNode> node = node(key);
    if (node.isEmpty()) {
      return List.of();
    }
    List<YamlNode> items =
        node.get().kind() == Kind.LIST ? node.get().items() : List.of(node.get());
    List<String> texts = new ArrayList<>();
    for (YamlNode item : items) {
      if (item.kind() == Kind.TEXT && !item.text().isBlank()) {
        texts.add(item.text().strip());
      } else {
        wrong(key, item, "a list of texts");
      }
    }
    return texts;
  }

  /** A mapping of texts in the order of the file; a list of texts becomes one, joined by commas. */
  public Map<String, String> textMap(String key) {
    Optional<YamlNode> node = node(key);
    if (node.isEmpty()) {
      return Map.of();
    }
    Map<String, String> texts = new LinkedHashMap<>();
    if (node.get().kind() != Kind.MAP) {
      wrong(key, node.get(), "a mapping of names to texts");
    }
    Fields inner = new Fields(YamlNode.map(node.get().place(), node.get().fields()), problems);
    for (String name : node.get().fields().keySet()) {
      List<String> parts = inner.texts(name);
      if (!parts.isEmpty()) {
        texts.put(name, String.join(", ", parts));
      }
    }
    return texts;
  }

  /** A mapping within this one; its own unknown keys are the caller's to refuse. */
  public Optional<Fields> fields(String key) {
    Optional<YamlNode> node = node(key);
    if (node.isPresent() && node.get().kind() != Kind.MAP) {
      wrong(key, node.get(), "a mapping");
      return Optional.empty();
    }
    return node.map(map -> new Fields(map, problems));
  }

  /** A list of mappings. */
  public List<Fields> list(String key) {
    Optional<YamlNode> node = node(key);
    if (node.isEmpty()) {
      return List.of();
    }
    if (node.get().kind() != Kind.LIST) {
      wrong(key, node.get(), "a list of mappings");
    }
    List<Fields> list = new ArrayList<>();
    for (YamlNode item : node.get().items()) {
      if (item.kind() == Kind.MAP) {
        list.add(new Fields(item, problems));
      } else {
        wrong(key, item, "a list of mappings");
      }
    }
    return list;
  }

  /** All keys in the order of the file. */
  public List<String> keys() {
    return List.copyOf(map.fields().keySet());
  }

  /**
   * The texts of keys that were never asked for, in the order of the file, and with them asked for;
   * but a key within two edits of a known one is left, so that {@link #refuseOthers()} names it.
   */
  public Map<String, String> otherTexts() {
    Map<String, String> others = new LinkedHashMap<>();
    List<String> free =
        map.fields().keySet().stream()
            .filter(key -> !asked.contains(key) && !Nearest.isNear(key, asked))
            .toList();
    for (String key : free) {
      List<String> parts = texts(key);
      if (!parts.isEmpty()) {
        others.put(key, String.join(", ", parts));
      }
    }
    return others;
  }

  /** Reports each key that was never asked for, with the nearest one that was. */
  public void refuseOthers() {
    map.fields()
        .forEach(
            (key, node) -> {
              if (!asked.contains(key)) {
                problems.accept(
                    Problem.error(
                        "yaml.unknown-key",
                        node.place().file(),
                        node.place().line(),
                        "unknown key \"" + key + "\"",
                        Nearest.to(key, asked)
                            .map(near -> "a known key, the nearest is \"" + near + "\"")
                            .orElse("no key here"),
                        "Correct the key or delete the line."));
              }
            });
  }

  /** Reports a key that must be there and is not. */
  public void missing(String key, String expected) {
    problems.accept(
        Problem.error(
            "yaml.missing-key",
            map.place().file(),
            map.place().line(),
            "no \"" + key + "\"",
            expected,
            "Add the key."));
  }

  /** Reports a value that does not fit. */
  public void wrong(String key, YamlNode node, String expected) {
    problems.accept(
        Problem.error(
            "yaml.wrong-value",
            node.place().file(),
            node.place().line(),
            key + ": " + node.quoted(),
            expected,
            "Correct the value."));
  }
}
