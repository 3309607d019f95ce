package org.plateau.ingest.interchange;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Origin;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Series;
import org.plateau.ingest.Summary;
import org.plateau.ingest.Window;

/** Turns the model's records into the format's objects, keys in one fixed order. */
final class RecordForm {
  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private final ArrayNode files = NativeJson.NODES.arrayNode();

  /** The {@code file} lines for all origins met so far. */
  Iterable<JsonNode> files() {
    return files;
  }

  ObjectNode encode(RunFacts facts) {
    ObjectNode node = start("run", facts.part());
    node.put("runner", facts.runner());
    if (!facts.version().isEmpty()) {
      node.put("version", facts.version());
    }
    java.time.Instant started = facts.started();
    if (started != null) {
      node.put("started", started.toString());
    }
    texts(node, "options", facts.options());
    if (!facts.errors().isEmpty()) {
      ArrayNode errors = node.putArray("errors");
      facts.errors().forEach(errors::add);
    }
    from(node, List.of(facts.origin()));
    return node;
  }

  ObjectNode encode(Interval interval) {
    ObjectNode node = start("interval", interval.part());
    series(node, interval.series());
    node.put("dir", interval.direction().id());
    window(node, interval.window());
    number(node, "ops", interval.operations());
    number(node, "bytes", interval.bytes());
    latencies(node, LatencyForm.encode(interval.latencies()));
    gauges(node, interval.gauges());
    from(node, interval.origins());
    return node;
  }

  ObjectNode encode(Summary summary) {
    ObjectNode node = start("summary", summary.part());
    series(node, summary.series());
    if (summary.total()) {
      node.put("total", true);
    }
    node.put("dir", summary.direction().id());
    window(node, summary.window());
    number(node, "ops", summary.operations());
    number(node, "bytes", summary.bytes());
    number(node, "rate", summary.rate());
    number(node, "bw", summary.bandwidth());
    latencies(node, LatencyForm.encode(summary.latencies()));
    gauges(node, summary.gauges());
    from(node, List.of(summary.origin()));
    return node;
  }

  private static ObjectNode start(String type, String part) {
    ObjectNode node = NativeJson.NODES.objectNode().put("type", type);
    if (!part.isEmpty()) {
      node.put("run", part);
    }
    return node;
  }

  private static void series(ObjectNode node, Series series) {
    texts(node, "series", series.labels());
  }

  private static void window(ObjectNode node, @Nullable Window window) {
    if (window != null) {
      node.put("at", window.startNanos()).put("len", window.lengthNanos());
    }
  }

  private static void number(ObjectNode node, String key, @Nullable Double value) {
    if (value != null) {
      node.set(key, NativeJson.number(value));
    }
  }

  private static void latencies(ObjectNode node, ObjectNode kinds) {
    if (!kinds.isEmpty()) {
      node.set("lat", kinds);
    }
  }

  private static void gauges(ObjectNode node, SortedMap<String, Double> gauges) {
    if (!gauges.isEmpty()) {
      ObjectNode values = node.putObject("gauges");
      gauges.forEach((name, value) -> values.set(name, NativeJson.number(value)));
    }
  }

  private static void texts(ObjectNode node, String key, SortedMap<String, String> map) {
    if (!map.isEmpty()) {
      map.forEach(node.putObject(key)::put);
    }
  }

  private void from(ObjectNode node, List<Origin> origins) {
    ArrayNode places = node.putArray("from");
    for (Origin origin : origins) {
      places.addArray().add(number(origin)).add(origin.firstLine()).add(origin.lastLine());
    }
  }

  private int number(Origin origin) {
    return numbers.computeIfAbsent(
        origin.sha256() + ' ' + origin.file(),
        key -> {
          int number = files.size() + 1;
          files
              .addObject()
              .put("type", "file")
              .put("n", number)
              .put("path", origin.file())
              .put("sha256", origin.sha256());
          return number;
        });
  }
}
