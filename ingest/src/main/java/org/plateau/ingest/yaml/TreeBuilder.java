package org.plateau.ingest.yaml;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Problem;

/** Gathers the parser's tokens into a tree and keeps the line of each. */
final class TreeBuilder {
  /** Settings are shallow; deeper is a mistake or an attack on the stack. */
  private static final int DEEPEST = 50;

  private final YAMLParser parser;
  private final String name;
  private final Consumer<Problem> problems;
  private final Map<String, YamlNode> anchors = new HashMap<>();

  TreeBuilder(YAMLParser parser, String name, Consumer<Problem> problems) {
    this.parser = parser;
    this.name = name;
    this.problems = problems;
  }

  YamlNode document() throws IOException {
    JsonToken first = parser.nextToken();
    if (first == null) {
      return YamlNode.empty(new Place(name, 1));
    }
    YamlNode root = node(first, 0);
    if (parser.nextToken() != null) {
      problems.accept(
          Problem.warning(
              "yaml.second-document",
              name,
              here().line(),
              "a second document",
              "one document a file",
              "Move it to a file of its own; it was not read."));
    }
    return root;
  }

  private YamlNode node(@Nullable JsonToken token, int depth) throws IOException {
    if (depth > DEEPEST) {
      throw new JsonParseException(parser, "more than " + DEEPEST + " levels of nesting");
    }
    Place place = here();
    @Nullable String anchor = parser.getObjectId();
    YamlNode node;
    if (token == JsonToken.START_OBJECT) {
      node = YamlNode.map(place, fields(depth));
    } else if (token == JsonToken.START_ARRAY) {
      node = YamlNode.list(place, items(depth));
    } else if (token == JsonToken.VALUE_NULL) {
      node = YamlNode.empty(place);
    } else if (parser.isCurrentAlias()) {
      node = aliased(parser.getText(), place);
    } else {
      node = YamlNode.text(place, parser.getText());
    }
    if (anchor != null && !parser.isCurrentAlias()) {
      anchors.put(anchor, node);
    }
    return node;
  }

  private Map<String, YamlNode> fields(int depth) throws IOException {
    Map<String, YamlNode> fields = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String key = parser.currentName();
      Place place = here();
      YamlNode value = node(parser.nextToken(), depth + 1).at(place);
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

  private List<YamlNode> items(int depth) throws IOException {
    List<YamlNode> items = new ArrayList<>();
    for (JsonToken token = parser.nextToken();
        token != JsonToken.END_ARRAY;
        token = parser.nextToken()) {
      items.add(node(token, depth + 1));
    }
    return items;
  }

  private YamlNode aliased(String anchor, Place place) throws IOException {
    YamlNode node = anchors.get(anchor);
    if (node == null) {
      throw new JsonParseException(parser, "an alias *" + anchor + " without its &" + anchor);
    }
    return node.at(place);
  }

  private Place here() {
    return new Place(name, Math.max(1, parser.currentTokenLocation().getLineNr()));
  }
}
