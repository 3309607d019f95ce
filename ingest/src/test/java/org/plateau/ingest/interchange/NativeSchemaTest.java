package org.plateau.ingest.interchange;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.Reading;

/** The schema beside the format's description says what the writer writes and the reader takes. */
class NativeSchemaTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  static LongStream seeds() {
    return LongStream.range(1000, 1040);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void writtenLinesHaveTheSchemasKeys(long seed) throws IOException {
    JsonNode definitions = schema().path("$defs");
    byte[] written = NativeWriter.jsonLines(new RandomContent(seed).next());
    for (String line : new String(written, StandardCharsets.UTF_8).lines().toList()) {
      JsonNode record = MAPPER.readTree(line);
      String type = record.has("format") ? "header" : record.path("type").asText("interval");
      check(definitions, definitions.path(type), record, type);
    }
  }

  @Test
  void theReaderKnowsExactlyTheSchemasKeys() throws IOException {
    for (String type : List.of("interval", "summary", "run", "file")) {
      List<String> keys = names(schema().path("$defs").path(type).path("properties"));
      keys.add("nonsense");
      Fields fields = new Fields(filled(keys));
      assertThat(RecordKeys.unknownIn(type, fields)).containsExactly("nonsense");
    }
  }

  @Test
  void theExamplesOfTheDescriptionAreRead() throws IOException {
    String text = Files.readString(document("native.md"));
    String example = text.substring(text.indexOf("```\n{\"format\"") + 4);
    example = example.substring(0, example.indexOf("```"));
    Reading read =
        Reading.of(
            new NativeJsonReader(),
            LogFile.of("e.plateau.jsonl", example.getBytes(StandardCharsets.UTF_8)));
    assertThat(read.messages()).isEmpty();
    assertThat(read.intervals).hasSize(2);
  }

  private static ObjectNode filled(List<String> keys) {
    ObjectNode node = MAPPER.createObjectNode();
    keys.forEach(key -> node.put(key, 1));
    return node;
  }

  private static void check(JsonNode definitions, JsonNode schema, JsonNode value, String at) {
    JsonNode resolved = schema;
    if (schema.has("$ref")) {
      resolved = definitions.path(schema.path("$ref").asText().replace("#/$defs/", ""));
    }
    if (!resolved.has("properties")) {
      return;
    }
    assertThat(names(resolved.path("properties"))).as(at).containsAll(names(value));
    for (JsonNode required : resolved.path("required")) {
      assertThat(value.has(required.asText())).as(at + " has " + required).isTrue();
    }
    for (String name : names(value)) {
      check(definitions, resolved.path("properties").path(name), value.path(name), at + "." + name);
    }
  }

  private static List<String> names(JsonNode node) {
    List<String> names = new ArrayList<>();
    node.fieldNames().forEachRemaining(names::add);
    return names;
  }

  private static JsonNode schema() throws IOException {
    return MAPPER.readTree(Files.readString(document("native.schema.json")));
  }

  private static Path document(String name) {
    Path folder = Path.of("").toAbsolutePath();
    while (folder != null && !Files.exists(folder.resolve("docs/formats").resolve(name))) {
      folder = folder.getParent();
    }
    assertThat(folder).as("a folder above that holds docs/formats/" + name).isNotNull();
    return folder.resolve("docs/formats").resolve(name);
  }
}
