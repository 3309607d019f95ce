package org.plateau.site.analyst;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.plateau.site.terminal.TextTable;

/**
 * Rows of plain values as a table for people, as CSV, and as JSON; numbers at full precision and
 * free of any locale.
 */
public final class AnswerForm {
  private final List<String> names;
  private final List<Boolean> numbers;
  private final List<? extends List<? extends @Nullable Object>> rows;

  /**
   * An answer.
   *
   * @param names of the columns
   * @param numbers which of them hold numbers
   * @param rows a value for each column; null where not known
   */
  public AnswerForm(
      List<String> names,
      List<Boolean> numbers,
      List<? extends List<? extends @Nullable Object>> rows) {
    this.names = names;
    this.numbers = numbers;
    this.rows = rows;
  }

  /** A table and the number of its rows. */
  public String table() {
    List<String> heads = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      heads.add((numbers.get(i) ? ">" : "") + names.get(i));
    }
    TextTable table = new TextTable(heads.toArray(String[]::new));
    for (List<? extends @Nullable Object> row : rows) {
      List<String> cells = new ArrayList<>();
      row.forEach(value -> cells.add(text(value).replaceAll("\\p{Cntrl}", " ")));
      table.row(cells);
    }
    StringBuilder out = new StringBuilder();
    table.lines().forEach(line -> out.append(line).append('\n'));
    out.append('\n').append(rows.size()).append(rows.size() == 1 ? " row\n" : " rows\n");
    return out.toString();
  }

  /** RFC 4180 with a line feed at each end; null is an empty field. */
  public String csv() {
    StringBuilder out = new StringBuilder();
    line(out, names);
    for (List<? extends @Nullable Object> row : rows) {
      List<String> cells = new ArrayList<>();
      row.forEach(value -> cells.add(text(value)));
      line(out, cells);
    }
    return out.toString();
  }

  private static void line(StringBuilder out, List<String> cells) {
    for (int i = 0; i < cells.size(); i++) {
      out.append(i == 0 ? "" : ",").append(quoted(cells.get(i)));
    }
    out.append('\n');
  }

  private static String quoted(String cell) {
    boolean plain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return plain ? cell : "\"" + cell.replace("\"", "\"\"") + "\"";
  }

  /** An object for each row. */
  public List<Map<String, @Nullable Object>> objects() {
    List<Map<String, @Nullable Object>> objects = new ArrayList<>();
    for (List<? extends @Nullable Object> row : rows) {
      Map<String, @Nullable Object> object = new LinkedHashMap<>();
      for (int i = 0; i < names.size(); i++) {
        Object value = row.get(i);
        object.put(names.get(i), value instanceof Double d && !isFinite(d) ? null : value);
      }
      objects.add(object);
    }
    return objects;
  }

  private static boolean isFinite(double value) {
    return !Double.isNaN(value) && !Double.isInfinite(value);
  }

  /** An array of objects, one a line. */
  public String json() {
    ObjectMapper mapper = new ObjectMapper();
    StringBuilder out = new StringBuilder("[");
    String separator = "\n";
    try {
      for (Map<String, @Nullable Object> object : objects()) {
        out.append(separator).append(mapper.writeValueAsString(object));
        separator = ",\n";
      }
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
    return out.append("\n]\n").toString();
  }

  private static String text(@Nullable Object value) {
    if (value == null) {
      return "";
    }
    if (value instanceof Double number && isFinite(number)) {
      String plain = new BigDecimal(Double.toString(number)).toPlainString();
      return plain.endsWith(".0") ? plain.substring(0, plain.length() - 2) : plain;
    }
    return String.valueOf(value);
  }
}
