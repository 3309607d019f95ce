package org.plateau.ingest.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Series;

/** A node of the {@code columns:} tree; each key is asked for by the type it must have. */
final class MappingTree {
  private static final Set<String> KEYS =
      Set.of(
          "tool",
          "delimiter",
          "decimal",
          "header",
          "time",
          "length",
          "run",
          "series",
          "direction",
          "values");
  private static final Set<String> VALUE_KEYS =
      Set.of("role", "unit", "rank", "name", "direction", "series");
  private static final Set<String> LABELS =
      Set.of("job", "worker", "host", "device", "vm", "operation");

  private final String place;
  private final Map<String, Object> tree;

  MappingTree(String place, Map<?, ?> tree) {
    this.place = place;
    this.tree = new LinkedHashMap<>();
    tree.forEach((key, value) -> this.tree.put(String.valueOf(key), value));
  }

  TableMapping mapping() {
    onlyKeys(KEYS);
    Object direction = tree.get("direction");
    boolean byColumn = direction instanceof Map;
    MappingTree words = byColumn ? child("direction") : new MappingTree("direction", Map.of());
    return new TableMapping(
        text("tool").orElse("table"),
        delimiter(),
        decimalMark(),
        (int) number("header").orElse(1.0).doubleValue(),
        time(),
        text("length").map(this::length).orElse(0L),
        text("run").orElse(null),
        labels("series"),
        byColumn ? Direction.ALL : direction(text("direction").orElse("all")),
        byColumn ? words.text("column").orElse(null) : null,
        words.directionWords(),
        values());
  }

  private char delimiter() {
    String text = text("delimiter").orElse(",");
    if (text.equals("tab") || text.equals("\t")) {
      return '\t';
    }
    if (text.length() != 1) {
      throw wrong("delimiter", text, "one character, or tab");
    }
    return text.charAt(0);
  }

  private DecimalMark decimalMark() {
    String text = text("decimal").orElse(".");
    return switch (text) {
      case ".", "point" -> DecimalMark.POINT;
      case ",", "comma" -> DecimalMark.COMMA;
      default -> throw wrong("decimal", text, "\".\" or \",\"");
    };
  }

  private @Nullable TimeColumn time() {
    if (!tree.containsKey("time")) {
      return null;
    }
    MappingTree time = child("time");
    time.onlyKeys(Set.of("column", "unit", "at"));
    String at = time.text("at").orElse("start");
    if (!at.equals("start") && !at.equals("end")) {
      throw time.wrong("at", at, "start or end");
    }
    return new TimeColumn(time.required("column"), time.required("unit"), at.equals("end"));
  }

  /** {@code 60s}, {@code 500 ms}. */
  private long length(String text) {
    java.util.regex.Matcher parts =
        java.util.regex.Pattern.compile("([0-9.]+) ?([a-z\u00b5\u03bc]+)").matcher(text.strip());
    if (!parts.matches()) {
      throw wrong("length", text, "a number and a unit, as 60s");
    }
    return Math.round(Double.parseDouble(parts.group(1)) * Unit.timeNanos(parts.group(2)));
  }

  private List<ValueColumn> values() {
    List<ValueColumn> values = new ArrayList<>();
    MappingTree all = child("values");
    for (String title : all.tree.keySet()) {
      values.add(all.value(title));
    }
    return values;
  }

  private ValueColumn value(String title) {
    Object entry = tree.get(title);
    if (entry instanceof String role) {
      return new MappingTree(place + '.' + title, Map.of("role", role)).column(title);
    }
    return child(title).column(title);
  }

  private ValueColumn column(String title) {
    onlyKeys(VALUE_KEYS);
    String id = required("role");
    Role role = Role.of(id).orElseThrow(() -> wrong("role", id, "one of " + Role.all()));
    Optional<String> unit = text("unit");
    double factor =
        unit.map(
                name ->
                    Unit.factor(role.dimension(), name)
                        .orElseThrow(
                            () -> wrong("unit", name, "one of " + Unit.known(role.dimension()))))
            .or(() -> Unit.implied(role.dimension()))
            .orElseThrow(() -> wrong("unit", "nothing", "one of " + Unit.known(role.dimension())));
    SortedMap<String, String> labels = labels("series");
    return new ValueColumn(
        title,
        role,
        factor,
        number("rank").orElse(null),
        text("name").orElse(null),
        text("direction").map(this::direction).orElse(null),
        new Series(labels));
  }

  private SortedMap<String, String> labels(String key) {
    SortedMap<String, String> labels = new TreeMap<>();
    if (tree.containsKey(key)) {
      MappingTree child = child(key);
      child.onlyKeys(LABELS);
      child.tree.forEach((label, value) -> labels.put(label, String.valueOf(value)));
    }
    return labels;
  }

  private Map<String, Direction> directionWords() {
    Map<String, Direction> words = new HashMap<>();
    for (Map.Entry<String, Object> entry : tree.entrySet()) {
      if (!entry.getKey().equals("column")) {
        Direction direction = direction(entry.getKey());
        Object value = entry.getValue();
        List<?> all = value instanceof List<?> list ? list : List.of(String.valueOf(value));
        all.forEach(word -> words.put(String.valueOf(word).toLowerCase(Locale.ROOT), direction));
      }
    }
    return words;
  }

  private Direction direction(String id) {
    try {
      return Direction.of(id);
    } catch (IllegalArgumentException e) {
      throw wrong("direction", id, "read, write, trim or all");
    }
  }

  private MappingTree child(String key) {
    Object value = tree.get(key);
    if (value instanceof Map<?, ?> map) {
      return new MappingTree(place + '.' + key, map);
    }
    throw wrong(key, value == null ? "nothing" : String.valueOf(value), "a map");
  }

  private String required(String key) {
    return text(key).orElseThrow(() -> wrong(key, "nothing", "a text"));
  }

  private Optional<String> text(String key) {
    Object value = tree.get(key);
    if (value instanceof Map || value instanceof List) {
      throw wrong(key, String.valueOf(value), "a text");
    }
    return Optional.ofNullable(value).map(String::valueOf);
  }

  private Optional<Double> number(String key) {
    Object value = tree.get(key);
    if (value == null) {
      return Optional.empty();
    }
    if (value instanceof Number number) {
      return Optional.of(number.doubleValue());
    }
    if (value instanceof String text && text.matches("-?\\d{1,15}(\\.\\d{1,15})?")) {
      return Optional.of(Double.valueOf(text));
    }
    throw wrong(key, String.valueOf(value), "a number");
  }

  private void onlyKeys(Set<String> known) {
    for (String key : tree.keySet()) {
      if (!known.contains(key)) {
        throw new IllegalArgumentException(
            place
                + ": the unknown key \""
                + key
                + "\", expected one of "
                + String.join(", ", new java.util.TreeSet<>(known)));
      }
    }
  }

  private IllegalArgumentException wrong(String key, String found, String expected) {
    return new IllegalArgumentException(
        place + '.' + key + ": " + found + ", expected " + expected);
  }
}
