package org.plateau.ingest.interchange;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** One record's keys, each asked for by the type it must have. */
final class Fields {
  private final ObjectNode node;

  Fields(ObjectNode node) {
    this.node = node;
  }

  boolean has(String key) {
    return node.hasNonNull(key);
  }

  List<String> names() {
    List<String> names = new ArrayList<>();
    node.fieldNames().forEachRemaining(names::add);
    return names;
  }

  String text(String key, String otherwise) throws BadRecord {
    if (!has(key)) {
      return otherwise;
    }
    JsonNode value = node.get(key);
    if (!value.isTextual()) {
      throw new BadRecord("\"" + key + "\": " + value, "a text for \"" + key + "\"");
    }
    return value.textValue();
  }

  String requiredText(String key) throws BadRecord {
    require(key);
    return text(key, "");
  }

  boolean flag(String key) throws BadRecord {
    if (!has(key)) {
      return false;
    }
    JsonNode value = node.get(key);
    if (!value.isBoolean()) {
      throw new BadRecord("\"" + key + "\": " + value, "true or false for \"" + key + "\"");
    }
    return value.booleanValue();
  }

  @Nullable Double number(String key, double factor) throws BadRecord {
    return has(key) ? Double.valueOf(numeric(key).doubleValue() * factor) : null;
  }

  /** A whole number, exact where no unit is converted. */
  long whole(String key, double factor) throws BadRecord {
    require(key);
    return whole(numeric(key), factor);
  }

  static long whole(JsonNode value, double factor) {
    return value.isIntegralNumber() && factor == 1
        ? value.longValue()
        : Math.round(value.doubleValue() * factor);
  }

  List<JsonNode> list(String key) throws BadRecord {
    if (!has(key)) {
      return List.of();
    }
    JsonNode value = node.get(key);
    if (!value.isArray()) {
      throw new BadRecord("\"" + key + "\": " + value, "a list for \"" + key + "\"");
    }
    List<JsonNode> list = new ArrayList<>();
    value.forEach(list::add);
    return list;
  }

  JsonNode any(String key) {
    return node.path(key);
  }

  SortedMap<String, String> texts(String key) throws BadRecord {
    TreeMap<String, String> map = new TreeMap<>();
    for (Map.Entry<String, JsonNode> entry : entries(key)) {
      if (!entry.getValue().isTextual()) {
        throw new BadRecord(
            "\"" + entry.getKey() + "\": " + entry.getValue() + " in \"" + key + "\"",
            "a text, in quotes");
      }
      map.put(entry.getKey(), entry.getValue().textValue());
    }
    return map;
  }

  SortedMap<String, Double> numbers(String key, double factor) throws BadRecord {
    TreeMap<String, Double> map = new TreeMap<>();
    for (Map.Entry<String, JsonNode> entry : entries(key)) {
      if (!entry.getValue().isNumber()) {
        throw new BadRecord(
            "\"" + entry.getKey() + "\": " + entry.getValue() + " in \"" + key + "\"", "a number");
      }
      map.put(entry.getKey(), entry.getValue().doubleValue() * factor);
    }
    return map;
  }

  /** The members of an object, in their order; none when it is absent. */
  List<Map.Entry<String, JsonNode>> entries(String key) throws BadRecord {
    List<Map.Entry<String, JsonNode>> entries = new ArrayList<>();
    if (!has(key)) {
      return entries;
    }
    JsonNode value = node.get(key);
    if (!value.isObject()) {
      throw new BadRecord("\"" + key + "\": " + value, "an object for \"" + key + "\"");
    }
    entries.addAll(value.properties());
    return entries;
  }

  private JsonNode numeric(String key) throws BadRecord {
    JsonNode value = node.get(key);
    if (!value.isNumber()) {
      throw new BadRecord("\"" + key + "\": " + value, "a number for \"" + key + "\"");
    }
    return value;
  }

  private void require(String key) throws BadRecord {
    if (!has(key)) {
      throw new BadRecord("no \"" + key + "\"", "the required key \"" + key + "\"");
    }
  }
}
