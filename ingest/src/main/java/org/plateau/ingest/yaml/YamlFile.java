package org.plateau.ingest.yaml;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.plateau.ingest.Problem;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.Tag;

/** Reads one YAML document from a file in UTF-8; what is wrong with it becomes problems. */
public final class YamlFile {
  private YamlFile() {}

  /**
   * Reads a file whose top level is a mapping.
   *
   * @param name how people know the file
   * @return the mapping, empty for an empty file; nothing when the file is no readable YAML, and
   *     then a problem of severity ERROR has been handed over
   * @throws UncheckedIOException when the disk fails
   */
  public static Optional<YamlNode> read(Path file, String name, Consumer<Problem> problems) {
    byte[] bytes;
    try {
      bytes = Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return parse(text, name, problems);
    } catch (CharacterCodingException e) {
      problems.accept(
          Problem.error(
              "yaml.encoding",
              name,
              lineOfFirstBadByte(bytes),
              "bytes that are no UTF-8",
              "UTF-8 text",
              "Save the file as UTF-8."));
      return Optional.empty();
    }
  }

  /** As {@link #read}, from text. */
  public static Optional<YamlNode> parse(String text, String name, Consumer<Problem> problems) {
    String content = text.startsWith("\uFEFF") ? text.substring(1) : text;
    try {
      Iterator<Node> documents =
          new Yaml(new LoaderOptions()).composeAll(new StringReader(content)).iterator();
      Node document = documents.hasNext() ? documents.next() : null;
      if (documents.hasNext()) {
        problems.accept(second(documents.next(), name));
      }
      if (document == null || document.getTag().equals(Tag.NULL)) {
        return Optional.of(YamlNode.map(new Place(name, 1), Map.of()));
      }
      YamlNode root = new Composed(name, problems).tree(document);
      if (root.kind() != YamlNode.Kind.MAP) {
        problems.accept(
            Problem.error(
                "yaml.wrong-value",
                name,
                root.place().line(),
                root.quoted(),
                "\"key: value\" lines",
                "Write one key and its value a line."));
        return Optional.empty();
      }
      return Optional.of(root);
    } catch (YAMLException e) {
      problems.accept(syntax(e, name));
      return Optional.empty();
    }
  }

  private static Problem second(Node document, String name) {
    return Problem.warning(
        "yaml.second-document",
        name,
        document.getStartMark().getLine() + 1L,
        "a second document",
        "one document a file",
        "Move it to a file of its own; it was not read.");
  }

  private static Problem syntax(YAMLException e, String name) {
    String found = String.valueOf(e.getMessage());
    long line = 0;
    if (e instanceof MarkedYAMLException marked) {
      found = marked.getProblem() == null ? found : marked.getProblem();
      Mark mark = marked.getProblemMark();
      line = mark == null ? 0 : mark.getLine() + 1L;
    }
    return Problem.error(
        "yaml.syntax",
        name,
        line,
        firstLine(found),
        "valid YAML",
        "Correct this line or the one before it; indent with blanks.");
  }

  private static String firstLine(String text) {
    int end = text.indexOf('\n');
    return (end < 0 ? text : text.substring(0, end)).strip();
  }

  private static long lineOfFirstBadByte(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length + 1);
    StandardCharsets.UTF_8.newDecoder().decode(in, out, true);
    return 1 + out.flip().chars().filter(c -> c == '\n').count();
  }
}
