package org.plateau.ingest.interchange;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/**
 * A record as a table row and back.
 *
 * <p>Scalars keep their key as column; maps and lists become one cell; each latency kind has its
 * own columns. Nothing of a record is lost, so the CSV form equals the JSON Lines form.
 */
final class FlatRecord {
  private static final List<String> TEXTS =
      List.of("type", "run", "runner", "version", "started", "path", "sha256", "dir");
  private static final List<String> NUMBERS =
      List.of("n", "at", "len", "ops", "bytes", "rate", "bw");
  private static final List<String> KINDS = List.of("total", "completion", "submission");
  private static final List<String> MOMENTS = List.of("n", "mean", "min", "max", "sd");

  static final List<String> COLUMNS = columns();

  private FlatRecord() {}

  private static List<String> columns() {
    List<String> columns =
        new ArrayList<>(
            List.of(
                "type", "run", "series", "dir", "at", "len", "ops", "bytes", "rate", "bw", "total",
                "gauges", "from", "runner", "version", "started", "options", "errors", "n", "path",
                "sha256", "kinds"));
    for (String kind : KINDS) {
      MOMENTS.forEach(moment -> columns.add(kind + '.' + moment));
      columns.add(kind + ".hist");
      columns.add(kind + ".pct");
    }
    return List.copyOf(columns);
  }

  /** {@code # plateau-log version=1 time=ns latency=ns size=B source=simulated}. */
  static String headerLine(ObjectNode header) {
    StringJoiner words = new StringJoiner(" ", "# ", "").add(NativeHeader.FORMAT);
    words.add("version=" + header.get("version").asText());
    header.get("units").properties().forEach(unit -> words.add(pair(unit)));
    if (header.has("source")) {
      words.add("source=" + FlatText.item(header.get("source").textValue()));
    }
    return words.toString();
  }

  static ObjectNode header(String line) {
    ObjectNode node = NativeJson.NODES.objectNode();
    ObjectNode units = node.putObject("units");
    for (String word : line.substring(1).strip().split("\\s+", -1)) {
      int equals = word.indexOf('=');
      if (equals > 0) {
        String key = word.substring(0, equals);
        String value = FlatText.plain(word.substring(equals + 1));
        if (key.equals("version")) {
          node.set(key, number(value));
        } else {
          (List.of("time", "latency", "size").contains(key) ? units : node).put(key, value);
        }
      }
    }
    return node;
  }

  static List<String> flatten(ObjectNode record) {
    List<String> cells = new ArrayList<>();
    JsonNode latencies = record.path("lat");
    for (String column : COLUMNS) {
      int dot = column.indexOf('.');
      if (column.equals("kinds")) {
        cells.add(join(latencies.fieldNames()));
      } else if (dot > 0) {
        JsonNode latency = latencies.path(column.substring(0, dot));
        cells.add(cell(column.substring(dot + 1), latency.path(column.substring(dot + 1))));
      } else {
        cells.add(cell(column, record.path(column)));
      }
    }
    return cells;
  }

  /** The record of a row; the columns may be any of {@link #COLUMNS}, in any order. */
  static ObjectNode unflatten(List<String> columns, List<String> row) throws BadRecord {
    ObjectNode record = NativeJson.NODES.objectNode();
    for (int i = 0; i < columns.size(); i++) {
      String cell = row.get(i);
      if (!cell.isEmpty()) {
        put(record, columns.get(i), cell);
      }
    }
    return record;
  }

  private static void put(ObjectNode record, String column, String cell) throws BadRecord {
    int dot = column.indexOf('.');
    if (column.equals("kinds")) {
      FlatText.items(cell).forEach(kind -> latency(record, kind));
    } else if (dot > 0) {
      ObjectNode latency = latency(record, column.substring(0, dot));
      latency.set(column.substring(dot + 1), node(column.substring(dot + 1), cell));
    } else {
      record.set(column, node(column, cell));
    }
  }

  private static ObjectNode latency(ObjectNode record, String kind) {
    return record.withObject("/lat").withObject("/" + kind);
  }

  private static String cell(String key, JsonNode value) {
    if (value.isMissingNode() || value.isNull()) {
      return "";
    }
    if (key.equals("hist")) {
      return FlatHistogram.cell(value);
    }
    if (value.isObject()) {
      StringJoiner pairs = new StringJoiner(";");
      value.properties().forEach(entry -> pairs.add(pair(entry)));
      return pairs.toString();
    }
    if (value.isArray() && value.isEmpty()) {
      return "none";
    }
    if (value.isArray()) {
      StringJoiner items = new StringJoiner(";");
      value.forEach(item -> items.add(item.isArray() ? place(item) : FlatText.item(item.asText())));
      return items.toString();
    }
    return value.isTextual() ? FlatText.cell(value.textValue()) : NativeJson.text(value);
  }

  private static JsonNode node(String key, String cell) throws BadRecord {
    if (TEXTS.contains(key)) {
      return NativeJson.NODES.textNode(FlatText.plain(cell));
    }
    if (NUMBERS.contains(key) || MOMENTS.contains(key)) {
      return number(cell);
    }
    return switch (key) {
      case "total" ->
          cell.equals("true") || cell.equals("false")
              ? NativeJson.NODES.booleanNode(cell.equals("true"))
              : NativeJson.NODES.textNode(cell); // which is refused by its key
      case "hist" -> FlatHistogram.node(cell);
      case "errors" -> texts(cell);
      case "from" -> FlatHistogram.places(cell);
      case "series", "options" -> pairs(key, cell, false);
      case "gauges", "pct" -> pairs(key, cell, true);
      default -> NativeJson.NODES.textNode(cell);
    };
  }

  private static ArrayNode texts(String cell) {
    ArrayNode list = NativeJson.NODES.arrayNode();
    FlatText.items(cell).forEach(text -> list.add(FlatText.plain(text)));
    return list;
  }

  private static ObjectNode pairs(String key, String cell, boolean numeric) throws BadRecord {
    ObjectNode map = NativeJson.NODES.objectNode();
    for (String item : FlatText.items(cell)) {
      int equals = item.indexOf('=');
      if (equals < 0) {
        throw new BadRecord("\"" + item + "\" in the column " + key, "name=value;name=value");
      }
      String name = FlatText.plain(item.substring(0, equals));
      String value = item.substring(equals + 1);
      map.set(name, numeric ? number(value) : NativeJson.NODES.textNode(FlatText.plain(value)));
    }
    return map;
  }

  /** The number in a cell, or the text itself, which then is refused by its key. */
  static JsonNode number(String cell) {
    try {
      return NativeJson.NODES.numberNode(Long.parseLong(cell));
    } catch (NumberFormatException notWhole) {
      try {
        if (!cell.matches("-?[0-9.]+([eE][-+]?[0-9]+)?")) {
          throw new NumberFormatException(cell); // Java reads 0x1p9 and 12f as well
        }
        return NativeJson.NODES.numberNode(Double.parseDouble(cell));
      } catch (NumberFormatException notNumber) {
        return NativeJson.NODES.textNode(cell);
      }
    }
  }

  private static String pair(Map.Entry<String, JsonNode> entry) {
    JsonNode value = entry.getValue();
    return FlatText.item(entry.getKey())
        + '='
        + (value.isTextual() ? FlatText.item(value.textValue()) : NativeJson.text(value));
  }

  private static String place(JsonNode place) {
    return place.get(0).asText() + ':' + place.get(1).asText() + '-' + place.get(2).asText();
  }

  private static String join(Iterator<String> names) {
    StringJoiner items = new StringJoiner(";");
    names.forEachRemaining(items::add);
    return items.toString();
  }
}
