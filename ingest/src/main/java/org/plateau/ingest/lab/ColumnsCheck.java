package org.plateau.ingest.lab;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.plateau.ingest.Problem;
import org.plateau.ingest.table.TableMapping;
import org.plateau.ingest.yaml.YamlNode;

/** Turns the {@code columns} of a run.yaml into a mapping, or says where it cannot be one. */
final class ColumnsCheck {
  private static final String ROOT = "columns";
  private static final String EXPECTED = ", expected ";

  private ColumnsCheck() {}

  static Optional<TableMapping> mapping(YamlNode columns, Consumer<Problem> problems) {
    if (columns.toPlain() instanceof Map<?, ?> plain) {
      try {
        return Optional.of(TableMapping.from(texts(plain)));
      } catch (IllegalArgumentException e) {
        problems.accept(problem(columns, String.valueOf(e.getMessage())));
      }
    } else {
      problems.accept(problem(columns, columns.quoted() + EXPECTED + "a mapping"));
    }
    return Optional.empty();
  }

  private static Map<String, ?> texts(Map<?, ?> plain) {
    java.util.LinkedHashMap<String, Object> texts = new java.util.LinkedHashMap<>();
    plain.forEach((key, value) -> texts.put(String.valueOf(key), value));
    return texts;
  }

  /** The mapping's own words are {@code columns.values.TPS.role: found, expected …}. */
  private static Problem problem(YamlNode columns, String message) {
    int cut = message.indexOf(EXPECTED);
    String path = message.startsWith(ROOT + ".") ? message.substring(ROOT.length() + 1) : "";
    YamlNode node = nearest(columns, path);
    return Problem.error(
        "table.bad-mapping",
        node.place().file(),
        node.place().line(),
        cut < 0 ? message : message.substring(0, cut),
        cut < 0
            ? "a mapping as docs/formats/table.md shows it"
            : message.substring(cut + EXPECTED.length()),
        "Correct the mapping; tables below it were not read.");
  }

  /** The deepest node on the path; titles may hold points, so that keys are tried whole. */
  private static YamlNode nearest(YamlNode node, String path) {
    for (Map.Entry<String, YamlNode> field : node.fields().entrySet()) {
      String key = field.getKey();
      if (path.startsWith(key + ": ")) {
        return field.getValue();
      }
      if (path.startsWith(key + ".")) {
        return nearest(field.getValue(), path.substring(key.length() + 1));
      }
    }
    return node;
  }
}
