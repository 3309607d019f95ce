package org.plateau.render.text.lint;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A tab-separated table of the templates; its first line names the columns, # begins a remark. */
record Table(List<Map<String, String>> rows) {

  static Table read(String name) {
    try (InputStream in = Table.class.getResourceAsStream("/messages/" + name)) {
      if (in == null) {
        throw new IllegalArgumentException("messages/" + name + ": no such table");
      }
      return parse(
          name,
          new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)).lines().toList());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  static Table parse(String name, List<String> lines) {
    String[] columns = lines.get(0).split("\t", -1);
    List<Map<String, String>> rows = new ArrayList<>();
    for (int at = 1; at < lines.size(); at++) {
      String line = lines.get(at);
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      String[] cells = line.split("\t", -1);
      if (cells.length != columns.length) {
        throw new IllegalArgumentException(
            name + ":" + (at + 1) + ": " + cells.length + " columns, expected " + columns.length);
      }
      Map<String, String> row = new LinkedHashMap<>();
      for (int column = 0; column < columns.length; column++) {
        row.put(columns[column], cells[column].strip());
      }
      rows.add(row);
    }
    return new Table(rows);
  }
}
