package org.plateau.ingest.yaml;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.plateau.ingest.Problem;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/** Turns the parser's tree into ours: scalars as typed, each value with the line of its key. */
final class Composed {
  /** Settings are shallow; deeper is a mistake, or an alias that holds itself. */
  private static final int DEEPEST = 50;

  private final String name;
  private final Consumer<Problem> problems;

  Composed(String name, Consumer<Problem> problems) {
    this.name = name;
    this.problems = problems;
  }

  YamlNode tree(Node root) {
    return node(root, 0);
  }

  private YamlNode node(Node node, int depth) {
    if (depth > DEEPEST) {
      throw new TooDeep(node);
    }
    Place place = place(node);
    if (node instanceof MappingNode mapping) {
      return YamlNode.map(place, fields(mapping, depth));
    }
    if (node instanceof SequenceNode sequence) {
      List<YamlNode> items = new ArrayList<>();
      sequence.getValue().forEach(item -> items.add(node(item, depth + 1)));
      return YamlNode.list(place, items);
    }
    boolean empty = node.getTag().equals(Tag.NULL);
    return empty ? YamlNode.empty(place) : YamlNode.text(place, text(node));
  }

  private Map<String, YamlNode> fields(MappingNode mapping, int depth) {
    Map<String, YamlNode> fields = new LinkedHashMap<>();
    for (NodeTuple tuple : mapping.getValue()) {
      Place place = place(tuple.getKeyNode());
      String key = text(tuple.getKeyNode());
      YamlNode value = node(tuple.getValueNode(), depth + 1).at(place);
      YamlNode earlier = fields.putIfAbsent(key, value);
      if (earlier != null) {
        problems.accept(
            Problem.error(
                "yaml.duplicate-key",
                name,
                place.line(),
                "\"" + key + "\" a second time",
                "it once, and it stands in line " + earlier.place().line() + " already",
                "Delete one of the two; the first was used."));
      }
    }
    return fields;
  }

  /** A scalar as typed; a list or mapping where a key should be has no text. */
  private static String text(Node node) {
    return node instanceof ScalarNode scalar ? scalar.getValue() : "";
  }

  private Place place(Node node) {
    return new Place(name, node.getStartMark().getLine() + 1L);
  }

  /** Nesting that no settings file needs. */
  private static final class TooDeep extends MarkedYAMLException {
    private static final long serialVersionUID = 1L;

    TooDeep(Node node) {
      super(null, null, "more than " + DEEPEST + " levels of nesting", node.getStartMark());
    }
  }
}
