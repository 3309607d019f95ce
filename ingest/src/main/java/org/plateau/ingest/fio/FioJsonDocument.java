package org.plateau.ingest.fio;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One JSON object of fio's: its head, and its jobs with the lines that they stand on.
 *
 * @param version as printed, without {@code fio-}
 * @param head the top-level fields that are no jobs
 * @param globals {@code global options}; of several servers, or repeated, all together
 */
record FioJsonDocument(
    String version,
    JsonNode head,
    SortedMap<String, String> globals,
    List<Job> jobs,
    int firstLine,
    int lastLine) {
  private static final ObjectMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  // Long job options and deep nesting do not occur; long numbers do.
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxStringLength(50_000_000).build())
                  .build())
          .enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS)
          .enable(JsonReadFeature.ALLOW_BACKSLASH_ESCAPING_ANY_CHARACTER)
          .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
          .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
          .enable(JsonReadFeature.ALLOW_LEADING_ZEROS_FOR_NUMBERS)
          .build();

  /**
   * An entry of {@code jobs} or {@code client_stats}.
   *
   * @param ofClient whether it stands in {@code client_stats}
   */
  record Job(JsonNode node, boolean ofClient, int firstLine, int lastLine) {
    String name() {
      return node.path("jobname").asText("");
    }

    int group() {
      return node.path("groupid").asInt(0);
    }

    /** The pseudo job that already is the sum of the others (formats.md 3.6). */
    boolean isTotal() {
      return ofClient && name().equals("All clients");
    }

    Optional<String> host() {
      return ofClient && node.hasNonNull("hostname") && !isTotal()
          ? Optional.of(node.path("hostname").asText())
          : Optional.empty();
    }
  }

  /**
   * Parses an object.
   *
   * @param lineOffset lines before the object's first
   * @throws IOException when it is no JSON even by lenient rules
   */
  static FioJsonDocument parse(byte[] json, int lineOffset) throws IOException {
    var head = JsonNodeFactory.instance.objectNode();
    SortedMap<String, String> globals = new TreeMap<>();
    List<Job> jobs = new ArrayList<>();
    int last;
    try (JsonParser parser = MAPPER.getFactory().createParser(json)) {
      parser.nextToken();
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        String name = parser.currentName();
        parser.nextToken();
        if (name.equals("jobs") || name.equals("client_stats")) {
          jobs(parser, name.equals("client_stats"), lineOffset, jobs);
        } else {
          JsonNode value = MAPPER.readTree(parser);
          if (name.equals("global options")) {
            globals(value, globals);
          } else {
            head.set(name, value);
          }
        }
      }
      last = parser.currentLocation().getLineNr() + lineOffset;
    }
    String version = FioVersion.bare(head.path("fio version").asText(""));
    return new FioJsonDocument(version, head, globals, jobs, lineOffset + 1, last);
  }

  /** A key that stands twice in one object. */
  static Optional<JsonKeys.Repeated> repeatedKey(byte[] json) throws IOException {
    return JsonKeys.repeated(MAPPER.getFactory(), json);
  }

  private static void jobs(JsonParser parser, boolean ofClient, int offset, List<Job> jobs)
      throws IOException {
    if (parser.currentToken() != JsonToken.START_ARRAY) {
      parser.skipChildren();
      return;
    }
    while (parser.nextToken() != JsonToken.END_ARRAY && parser.currentToken() != null) {
      int first = parser.currentTokenLocation().getLineNr() + offset;
      JsonNode node = MAPPER.readTree(parser);
      int last = parser.currentLocation().getLineNr() + offset;
      jobs.add(new Job(node, ofClient, first, last));
    }
  }

  private static void globals(JsonNode value, SortedMap<String, String> globals) {
    if (value.isArray()) {
      value.forEach(each -> globals(each, globals));
    } else {
      value
          .properties()
          .forEach(option -> globals.put(option.getKey(), option.getValue().asText()));
    }
  }

  /** The version's place in time; of no known version the newest is assumed. */
  Optional<FioVersion> release() {
    return FioVersion.of(version);
  }
}
