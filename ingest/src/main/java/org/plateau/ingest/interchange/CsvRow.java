package org.plateau.ingest.interchange;

import java.util.ArrayList;
import java.util.List;

/** One line of a comma-separated file: fields in quotes where they must be (RFC 4180). */
public final class CsvRow {
  private CsvRow() {}

  /** The fields of a line; a field in quotes may hold the delimiter and doubled quotes. */
  public static List<String> split(String line, char delimiter) {
    List<String> fields = new ArrayList<>();
    StringBuilder field = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (quoted && c == '"' && i + 1 < line.length() && line.charAt(i + 1) == '"') {
        field.append('"');
        i++;
      } else if (c == '"' && (quoted || field.toString().isBlank())) {
        if (!quoted) {
          field.setLength(0);
        }
        quoted = !quoted;
      } else if (c == delimiter && !quoted) {
        fields.add(field.toString());
        field.setLength(0);
      } else {
        field.append(c);
      }
    }
    fields.add(field.toString());
    return fields;
  }

  /** The line of some fields. */
  public static String join(List<String> fields) {
    List<String> cells = new ArrayList<>();
    for (String field : fields) {
      boolean plain = field.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
      cells.add(plain ? field : '"' + field.replace("\"", "\"\"") + '"');
    }
    return String.join(",", cells);
  }
}
