package org.plateau.ingest.fio;

import com.fasterxml.jackson.databind.JsonNode;
import org.jspecify.annotations.Nullable;

/** Numbers of fio's JSON as they are meant: {@code nan} and overflowed minima are no values. */
final class FioNumbers {
  private static final double UNSET = 0x1p63;

  private FioNumbers() {}

  /** The number under a key; null when it is missing, no number, or 2^63 and more. */
  static @Nullable Double number(JsonNode node, String key) {
    JsonNode value = node.get(key);
    if (value == null || !value.isNumber()) {
      return null;
    }
    double number = value.asDouble();
    return Double.isFinite(number) && Math.abs(number) < UNSET ? number : null;
  }

  /** The number under a key, 0 when there is none. */
  static double orZero(JsonNode node, String key) {
    Double number = number(node, key);
    return number == null ? 0 : number;
  }
}
