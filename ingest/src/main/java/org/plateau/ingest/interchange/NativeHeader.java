package org.plateau.ingest.interchange;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.RunFacts;

/**
 * The first line of a native file.
 *
 * @param source {@code real}, {@code simulated}, {@code reconstructed}
 */
record NativeHeader(
    NativeUnits units, Optional<String> source, Optional<String> runner, String runnerVersion) {
  static final String FORMAT = "plateau-log";
  static final int VERSION = 1;
  private static final List<String> SOURCES = List.of("real", "simulated", "reconstructed");

  NativeHeader {
    source.ifPresent(
        text -> {
          if (!SOURCES.contains(text)) {
            throw new IllegalArgumentException(
                "the source \"" + text + "\"|one of " + String.join(", ", SOURCES));
          }
        });
  }

  static NativeHeader decode(ObjectNode node) throws BadRecord {
    Fields fields = new Fields(node);
    long version = fields.whole("version", 1);
    if (version != VERSION) {
      throw new BadRecord("version " + version, "version " + VERSION);
    }
    Fields units = new Fields(object(fields));
    try {
      return new NativeHeader(
          new NativeUnits(
              units.requiredText("time"),
              units.requiredText("latency"),
              units.requiredText("size")),
          optional(fields, "source"),
          optional(fields, "runner"),
          fields.text("runner_version", ""));
    } catch (IllegalArgumentException e) {
      String[] words = String.valueOf(e.getMessage()).split("\\|", 2);
      throw new BadRecord(words[0], words.length > 1 ? words[1] : "a known value");
    }
  }

  ObjectNode encode() {
    ObjectNode node = NativeJson.NODES.objectNode().put("format", FORMAT).put("version", VERSION);
    node.putObject("units")
        .put("time", units.time())
        .put("latency", units.latency())
        .put("size", units.size());
    source.ifPresent(text -> node.put("source", text));
    return node;
  }

  /** What the header says of a run that has no line of its own. */
  Optional<RunFacts> facts(String part, LogFile file) {
    if (runner.isEmpty() && source.isEmpty()) {
      return Optional.empty();
    }
    SortedMap<String, String> options = new TreeMap<>();
    source.ifPresent(text -> options.put("source", text));
    return Optional.of(
        new RunFacts(
            part,
            runner.orElse("plateau"),
            runnerVersion,
            null,
            options,
            List.of(),
            file.origin(1, 1)));
  }

  private static ObjectNode object(Fields fields) throws BadRecord {
    if (!fields.any("units").isObject()) {
      throw new BadRecord("no \"units\"", "\"units\" naming time, latency and size");
    }
    return (ObjectNode) fields.any("units");
  }

  private static Optional<String> optional(Fields fields, String key) throws BadRecord {
    return fields.has(key) ? Optional.of(fields.text(key, "")) : Optional.empty();
  }
}
