package org.plateau.ingest.fio;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.SortedMap;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/**
 * Keeps fio's own steady-state verdict (since 2.16, formats.md 3.7) among the options of a run, so
 * that it can be compared with ours: {@code steadystate.ss}, {@code .attained}, {@code .slope},
 * {@code .criterion}, {@code .data.iops} as a list with commas.
 */
final class SteadyStateBlock {
  private static final String PREFIX = "steadystate.";

  private SteadyStateBlock() {}

  static void into(SortedMap<String, String> options, JsonNode job) {
    JsonNode block = job.path("steadystate");
    if (block.isObject() && !options.containsKey(PREFIX + "ss")) {
      put(options, PREFIX, block);
    }
    JsonNode sync = job.path("sync");
    if (FioNumbers.orZero(sync, "total_ios") > 0) {
      options.putIfAbsent("sync.total_ios", sync.path("total_ios").asText());
      options.putIfAbsent("sync.mean_ns", sync.path("lat_ns").path("mean").asText());
    }
  }

  private static void put(SortedMap<String, String> options, String prefix, JsonNode node) {
    node.properties()
        .forEach(
            entry -> {
              JsonNode value = entry.getValue();
              String key = prefix + entry.getKey();
              if (value.isObject()) {
                put(options, key + ".", value);
              } else if (value.isArray()) {
                options.put(key, list(value));
              } else {
                options.put(key, value.asText());
              }
            });
  }

  private static String list(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false)
        .map(JsonNode::asText)
        .collect(Collectors.joining(","));
  }
}
