package org.plateau.ingest.interchange;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.StringJoiner;

/** Lists of numbers in one cell: histograms as {@code lo:hi:n;lo::n}, places as {@code 1:7-9}. */
final class FlatHistogram {
  private FlatHistogram() {}

  static String cell(JsonNode histogram) {
    StringJoiner bins = new StringJoiner(";");
    if (histogram.isObject()) {
      bins.add("res=" + histogram.get("res").asText());
    }
    for (JsonNode bin : histogram.isObject() ? histogram.get("bins") : histogram) {
      String hi = bin.get(1).isNull() ? "" : bin.get(1).asText();
      bins.add(bin.get(0).asText() + ':' + hi + ':' + bin.get(2).asText());
    }
    return bins.length() == 0 ? "none" : bins.toString();
  }

  static JsonNode node(String cell) throws BadRecord {
    ObjectNode node = NativeJson.NODES.objectNode();
    ArrayNode bins = node.putArray("bins");
    if (!cell.equals("none")) {
      for (String item : FlatText.items(cell)) {
        String[] parts = item.split(":", -1);
        if (item.startsWith("res=")) {
          node.set("res", FlatRecord.number(item.substring(4)));
        } else if (parts.length == 3) {
          ArrayNode bin = bins.addArray().add(FlatRecord.number(parts[0]));
          bin.add(parts[1].isEmpty() ? NativeJson.NODES.nullNode() : FlatRecord.number(parts[1]));
          bin.add(FlatRecord.number(parts[2]));
        } else {
          throw new BadRecord("\"" + item + "\" in a histogram column", "lo:hi:count");
        }
      }
    }
    return node;
  }

  static JsonNode places(String cell) throws BadRecord {
    ArrayNode places = NativeJson.NODES.arrayNode();
    if (cell.equals("none")) {
      return places;
    }
    for (String item : FlatText.items(cell)) {
      String[] parts = item.split("[:-]", -1);
      if (parts.length != 3) {
        throw new BadRecord("\"" + item + "\" in the column from", "file:firstLine-lastLine");
      }
      ArrayNode place = places.addArray();
      for (String part : parts) {
        place.add(FlatRecord.number(part));
      }
    }
    return places;
  }
}
