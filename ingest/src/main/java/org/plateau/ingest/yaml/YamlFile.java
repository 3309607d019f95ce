package org.plateau.ingest.yaml;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.plateau.ingest.Problem;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/** Reads one YAML document from a file in UTF-8; what is wrong with it becomes problems. */
public final class YamlFile {
  private static final YAMLFactory YAML = new YAMLFactory();

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
    try (YAMLParser parser = YAML.createParser(content)) {
      TreeBuilder builder = new TreeBuilder(parser, name, problems);
      YamlNode root = builder.document();
      if (root.kind() == YamlNode.Kind.EMPTY) {
        return Optional.of(YamlNode.map(new Place(name, 1), Map.of()));
      }
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
    } catch (JsonProcessingException e) {
      problems.accept(syntax(e, name));
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }

  private static Problem syntax(JsonProcessingException e, String name) {
    String found = e.getOriginalMessage();
    JsonLocation location = e.getLocation();
    long line = location == null ? 0 : Math.max(0, location.getLineNr());
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof MarkedYAMLException marked) {
        found = marked.getProblem() == null ? found : marked.getProblem();
        Mark mark = marked.getProblemMark();
        line = mark == null ? line : mark.getLine() + 1L;
        break;
      }
    }
    return Problem.error(
        "yaml.syntax",
        name,
        line,
        firstLine(found),
        "YAML",
        "Correct this line or the one before it; indent with blanks.");
  }

  private static String firstLine(String text) {
    int end = text.indexOf('\n');
    return (end < 0 ? text : text.substring(0, end)).strip();
  }

  private static long lineOfFirstBadByte(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    java.nio.CharBuffer out = java.nio.CharBuffer.allocate(bytes.length + 1);
    StandardCharsets.UTF_8.newDecoder().decode(in, out, true);
    return 1 + out.flip().chars().filter(c -> c == '\n').count();
  }
}
