package org.plateau.render.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * JSON that may also stand in a script file or a script element: no {@code <}, no line separators.
 * The order of keys is that of the map.
 */
public final class Json {
  private static final MathContext DIGITS = new MathContext(7);

  private Json() {}

  /**
   * Maps, lists, texts, numbers, truth values and null as JSON.
   *
   * @throws IllegalArgumentException for anything else
   */
  public static String of(@Nullable Object value) {
    if (value == null || value instanceof Boolean || value instanceof Integer) {
      return String.valueOf(value);
    }
    if (value instanceof Double number) {
      return number(number);
    }
    if (value instanceof CharSequence text) {
      return text(text.toString());
    }
    if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream()
          .map(entry -> text(String.valueOf(entry.getKey())) + ":" + of(entry.getValue()))
          .collect(Collectors.joining(",", "{", "}"));
    }
    if (value instanceof List<?> list) {
      return list.stream().map(Json::of).collect(Collectors.joining(",", "[", "]"));
    }
    throw new IllegalArgumentException("no JSON for " + value.getClass());
  }

  /** Seven digits, enough for any plot; what is not a number is null. */
  private static String number(double value) {
    return Double.isFinite(value)
        ? new BigDecimal(value).round(DIGITS).stripTrailingZeros().toPlainString()
        : "null";
  }

  private static String text(String text) {
    StringBuilder json = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        json.append('\\').append(c);
      } else if (c < 0x20 || c == '<' || c == '>' || c == '&' || c == '\u2028' || c == '\u2029') {
        json.append("\\u");
        String hex = Integer.toHexString(c);
        json.append("0".repeat(4 - hex.length())).append(hex);
      } else {
        json.append(c);
      }
    }
    return json.append('"').toString();
  }
}
