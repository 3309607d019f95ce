package org.plateau.ingest.yaml;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One value of a YAML file with the line it stands on. Scalars stay as typed, so a firmware {@code
 * 1.10} never becomes 1.1.
 *
 * @param place the line of its key, or of its start where it has no key
 * @param text the scalar as typed; empty for the other kinds
 * @param fields the mapping in the order of the file; empty for the other kinds
 * @param items the sequence; empty for the other kinds
 */
public record YamlNode(
    Place place, Kind kind, String text, Map<String, YamlNode> fields, List<YamlNode> items)
    implements Serializable {

  /** What a value is. */
  public enum Kind {
    MAP("a mapping"),
    LIST("a list"),
    TEXT("a value"),
    /** {@code key:} with nothing behind it, or {@code ~}. */
    EMPTY("nothing");

    private final String words;

    Kind(String words) {
      this.words = words;
    }

    /** In a message's words: {@code a list}. */
    public String words() {
      return words;
    }
  }

  public YamlNode {
    fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    items = List.copyOf(items);
  }

  /** A single value. */
  public static YamlNode text(Place place, String text) {
    return new YamlNode(place, Kind.TEXT, text, Map.of(), List.of());
  }

  static YamlNode empty(Place place) {
    return new YamlNode(place, Kind.EMPTY, "", Map.of(), List.of());
  }

  static YamlNode map(Place place, Map<String, YamlNode> fields) {
    return new YamlNode(place, Kind.MAP, "", fields, List.of());
  }

  static YamlNode list(Place place, List<YamlNode> items) {
    return new YamlNode(place, Kind.LIST, "", Map.of(), items);
  }

  /** The same value at another place: a mapping's value stands where its key stands. */
  YamlNode at(Place other) {
    return new YamlNode(other, kind, text, fields, items);
  }

  /** Plain maps, lists and strings; {@link Kind#EMPTY} becomes the empty string. */
  public Object toPlain() {
    if (kind == Kind.MAP) {
      Map<String, Object> plain = new LinkedHashMap<>();
      fields.forEach((key, value) -> plain.put(key, value.toPlain()));
      return plain;
    }
    if (kind == Kind.LIST) {
      List<Object> plain = new ArrayList<>();
      items.forEach(item -> plain.add(item.toPlain()));
      return plain;
    }
    return text;
  }

  /** How a message quotes it: {@code "16"}, {@code a list}, {@code nothing}. */
  public String quoted() {
    return kind == Kind.TEXT ? "\"" + text + "\"" : kind.words();
  }
}
