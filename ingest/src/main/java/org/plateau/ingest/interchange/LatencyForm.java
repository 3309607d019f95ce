package org.plateau.ingest.interchange;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Histogram;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;

/** Latencies as the format writes them: {@code "total":{"n":9,"mean":0.61,"hist":[[0,20,9]]}}. */
final class LatencyForm {
  private LatencyForm() {}

  static ObjectNode encode(List<Latency> latencies) {
    ObjectNode kinds = NativeJson.NODES.objectNode();
    for (Latency latency : latencies) {
      ObjectNode node = kinds.putObject(latency.kind().id());
      Long count = latency.count();
      if (count != null) {
        node.put("n", count);
      }
      put(node, "mean", latency.mean());
      put(node, "min", latency.min());
      put(node, "max", latency.max());
      put(node, "sd", latency.stddev());
      Histogram histogram = latency.histogram();
      if (histogram != null) {
        node.set("hist", encode(histogram));
      }
      if (!latency.percentiles().isEmpty()) {
        ObjectNode ranks = node.putObject("pct");
        latency
            .percentiles()
            .forEach(
                (rank, nanos) ->
                    ranks.set(NativeJson.text(NativeJson.number(rank)), NativeJson.number(nanos)));
      }
    }
    return kinds;
  }

  static List<Latency> decode(Fields fields, NativeUnits units) throws BadRecord {
    List<Latency> latencies = new ArrayList<>();
    for (Map.Entry<String, JsonNode> entry : fields.entries("lat")) {
      LatencyKind kind;
      try {
        kind = LatencyKind.of(entry.getKey());
      } catch (IllegalArgumentException e) {
        throw new BadRecord(
            "the latency kind \"" + entry.getKey() + "\"", "total, completion or submission");
      }
      if (!entry.getValue().isObject()) {
        throw new BadRecord("\"" + kind.id() + "\": " + entry.getValue(), "an object");
      }
      latencies.add(decode(kind, new Fields((ObjectNode) entry.getValue()), units));
    }
    return latencies;
  }

  private static Latency decode(LatencyKind kind, Fields fields, NativeUnits units)
      throws BadRecord {
    double nanos = units.latencyNanos();
    return new Latency(
        kind,
        fields.has("n") ? Long.valueOf(fields.whole("n", 1)) : null,
        fields.number("mean", nanos),
        fields.number("min", nanos),
        fields.number("max", nanos),
        fields.number("sd", nanos),
        histogram(fields.any("hist"), nanos),
        percentiles(fields.numbers("pct", nanos)));
  }

  private static SortedMap<Double, Double> percentiles(SortedMap<String, Double> texts)
      throws BadRecord {
    TreeMap<Double, Double> ranks = new TreeMap<>();
    for (Map.Entry<String, Double> entry : texts.entrySet()) {
      try {
        ranks.put(Double.valueOf(entry.getKey()), entry.getValue());
      } catch (NumberFormatException e) {
        throw new BadRecord("the percentile rank \"" + entry.getKey() + "\"", "a number to 100");
      }
    }
    return ranks;
  }

  private static JsonNode encode(Histogram histogram) {
    ArrayNode bins = NativeJson.NODES.arrayNode();
    for (int i = 0; i < histogram.size(); i++) {
      Histogram.Bucket bucket = histogram.bucket(i);
      ArrayNode bin = bins.addArray().add(bucket.lo());
      if (bucket.hi() == Long.MAX_VALUE) {
        bin.addNull();
      } else {
        bin.add(bucket.hi());
      }
      bin.add(bucket.count());
    }
    if (histogram.unitNanos() == 1) {
      return bins;
    }
    ObjectNode node = NativeJson.NODES.objectNode();
    node.put("res", histogram.unitNanos());
    node.set("bins", bins);
    return node;
  }

  private static @Nullable Histogram histogram(JsonNode node, double nanos) throws BadRecord {
    if (node.isMissingNode() || node.isNull()) {
      return null;
    }
    JsonNode bins = node.isObject() ? node.path("bins") : node;
    if (!bins.isArray()) {
      throw new BadRecord("\"hist\": " + node, "a list of [lo, hi, count]");
    }
    try {
      Histogram.Builder builder = new Histogram.Builder(node.path("res").asLong(1));
      for (JsonNode bin : bins) {
        boolean wellFormed =
            bin.size() == 3
                && bin.get(0).isNumber()
                && (bin.get(1).isNumber() || bin.get(1).isNull())
                && bin.get(2).isIntegralNumber();
        if (!wellFormed) {
          throw new BadRecord("the bucket " + bin, "[lo, hi, count]");
        }
        long hi = bin.get(1).isNull() ? Long.MAX_VALUE : Fields.whole(bin.get(1), nanos);
        builder.append(Fields.whole(bin.get(0), nanos), hi, bin.get(2).longValue());
      }
      return builder.build();
    } catch (IllegalArgumentException e) {
      throw new BadRecord(
          String.format(Locale.ROOT, "a histogram that cannot be: %s", e.getMessage()),
          "rising buckets [lo, hi) with counts of 0 or more");
    }
  }

  private static void put(ObjectNode node, String key, @Nullable Double value) {
    if (value != null) {
      node.set(key, NativeJson.number(value));
    }
  }
}
