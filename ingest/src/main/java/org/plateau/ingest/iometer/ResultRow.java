package org.plateau.ingest.iometer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Histogram;

/** One row of a results block: ALL, MANAGER, WORKER, DISK or NETWORK. */
record ResultRow(Columns columns, List<String> fields, long line) {
  ResultRow {
    fields = List.copyOf(fields);
  }

  /**
   * The row of a line; a specification name with commas is put together again, counted from the
   * right, when the result is a name that the file has declared.
   */
  static Optional<ResultRow> of(
      Columns columns, String text, long line, Set<String> declaredNames) {
    List<String> fields = new ArrayList<>(Arrays.asList(text.split(",", -1)));
    if (fields.size() == columns.size() + 1 && fields.get(columns.size()).isBlank()) {
      fields.remove(columns.size());
    }
    int extra = fields.size() - columns.size();
    if (columns.size() <= Columns.NAMES) {
      return Optional.empty();
    }
    if (extra > 0) {
      String name = String.join(",", fields.subList(2, Columns.NAMES + extra));
      if (!declaredNames.contains(name.strip())) {
        return Optional.empty();
      }
      List<String> repaired = new ArrayList<>(fields.subList(0, 2));
      repaired.add(name);
      repaired.addAll(fields.subList(Columns.NAMES + extra, fields.size()));
      fields = repaired;
    }
    return fields.size() == columns.size()
        ? Optional.of(new ResultRow(columns, fields, line))
        : Optional.empty();
  }

  String type() {
    return fields.get(0).strip();
  }

  String target() {
    return fields.get(1).strip();
  }

  String spec() {
    return fields.get(2).strip();
  }

  /** The number under a title; absent when the column or the value is missing. */
  @Nullable Double number(String title) {
    int place = columns.place(title);
    return place < 0 ? null : parse(fields.get(place).strip());
  }

  /** The columns that are empty, which depend on the level alone. */
  List<Integer> blanks() {
    List<Integer> blanks = new ArrayList<>();
    for (int i = Columns.NAMES; i < fields.size(); i++) {
      if (fields.get(i).isBlank()) {
        blanks.add(i);
      }
    }
    return blanks;
  }

  /** A field that is no number where one must stand. */
  Optional<String> notANumber() {
    return fields.subList(Columns.NAMES, fields.size()).stream()
        .map(String::strip)
        .filter(field -> !field.isEmpty() && parse(field) == null)
        .findFirst();
  }

  /** The latency bins, with the real edges; absent when the version has none. */
  @Nullable Histogram histogram() {
    if (columns.bins().isEmpty()) {
      return null;
    }
    Histogram.Builder builder = new Histogram.Builder(1000);
    for (LatencyBin bin : columns.bins()) {
      Double count = parse(fields.get(bin.place()).strip());
      if (count == null || count < 0) {
        return null;
      }
      builder.append(bin.loNanos(), bin.hiNanos(), Math.round(count));
    }
    return builder.build();
  }

  private static @Nullable Double parse(String text) {
    try {
      return text.isEmpty() ? null : Double.valueOf(text);
    } catch (NumberFormatException e) {
      return null;
    }
  }
}
