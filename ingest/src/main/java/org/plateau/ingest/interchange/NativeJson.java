package org.plateau.ingest.interchange;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.LongNode;

/** How the format's JSON is read and written: one spelling for each number, on every Java. */
final class NativeJson {
  /** Doubles up to here are written without exponent and without fraction when they are whole. */
  private static final double WHOLE = 1e15;

  // Double.toString differs between Java 17 and 19; Jackson's own writer does not
  static final ObjectMapper MAPPER =
      new ObjectMapper(
          JsonFactory.builder()
              .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
              .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
              .build());

  static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private NativeJson() {}

  /** The node for a value: whole numbers without fraction. */
  static JsonNode number(double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(value + " has no place in a log");
    }
    boolean negativeZero = value == 0 && 1 / value < 0;
    return value == Math.rint(value) && Math.abs(value) < WHOLE && !negativeZero
        ? LongNode.valueOf((long) value)
        : DoubleNode.valueOf(value);
  }

  static String text(JsonNode node) {
    try {
      return MAPPER.writeValueAsString(node);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a tree can always be written", e);
    }
  }
}
