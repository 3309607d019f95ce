package org.plateau.ingest.interchange;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Texts and lists in one table cell: {@code a=1;b=2}, with {@code %}, {@code ;}, {@code =} and line
 * breaks inside a text written as {@code %XX}.
 */
final class FlatText {
  private static final String EMPTY_MARK = "%-";

  private FlatText() {}

  /** A text as a cell of its own. */
  static String cell(String text) {
    return escape(text, "%\r\n");
  }

  /** A text as an item of a list. */
  static String item(String text) {
    return text.isEmpty() ? EMPTY_MARK : escape(text, "%\r\n;= ");
  }

  static List<String> items(String cell) {
    List<String> items = new ArrayList<>();
    if (!cell.isEmpty()) {
      for (String item : cell.split(";", -1)) {
        items.add(item);
      }
    }
    return items;
  }

  /** Undoes both; a lone percent sign stands for itself. */
  static String plain(String escaped) {
    if (escaped.equals(EMPTY_MARK)) {
      return "";
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < escaped.length(); i++) {
      char c = escaped.charAt(i);
      if (c == '%'
          && i + 2 < escaped.length()
          && Character.digit(escaped.charAt(i + 1), 16) >= 0
          && Character.digit(escaped.charAt(i + 2), 16) >= 0) {
        text.append((char) Integer.parseInt(escaped.substring(i + 1, i + 3), 16));
        i += 2;
      } else {
        text.append(c);
      }
    }
    return text.toString();
  }

  private static String escape(String text, String reserved) {
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (reserved.indexOf(c) >= 0) {
        byte[] bytes = String.valueOf(c).getBytes(StandardCharsets.US_ASCII);
        escaped.append('%').append(String.format(java.util.Locale.ROOT, "%02X", bytes[0]));
      } else {
        escaped.append(c);
      }
    }
    return escaped.toString();
  }
}
