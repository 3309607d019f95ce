package org.plateau.ingest.interchange;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Siblings;
import org.plateau.ingest.log.LogLines;

/** Reads Plateau's own format as JSON Lines, {@code *.plateau.jsonl}. */
public final class NativeJsonReader implements LogReader {
  @Override
  public String format() {
    return "plateau-jsonl";
  }

  @Override
  public boolean recognises(LogFile file) {
    String first = file.head().stripLeading().lines().findFirst().orElse("");
    return first.startsWith("{")
        && first.contains("\"format\"")
        && first.contains('"' + NativeHeader.FORMAT + '"');
  }

  @Override
  public String stem(String fileName) {
    return fileName.endsWith(".plateau.jsonl")
        ? fileName.substring(0, fileName.length() - ".plateau.jsonl".length())
        : LogReader.super.stem(fileName);
  }

  @Override
  public void read(LogFile file, Siblings siblings, LogSink sink) {
    try (LogLines lines = LogLines.of(file)) {
      RecordReading records = null;
      while (lines.next()) {
        if (lines.text().isBlank()) {
          continue;
        }
        ObjectNode node = parse(file, lines, sink).orElse(null);
        if (records == null) {
          records = node == null ? null : start(file, node, lines.number(), sink);
          if (records == null) {
            return;
          }
        } else if (node != null) {
          records.take(node, lines.number());
        }
      }
    }
  }

  private static @Nullable RecordReading start(
      LogFile file, ObjectNode node, long line, LogSink sink) {
    try {
      return new RecordReading(file, NativeHeader.decode(node), sink);
    } catch (BadRecord e) {
      sink.problem(
          Problem.error(
              "native.bad-header",
              file.path(),
              line,
              e.found(),
              e.expected(),
              "Mend the header line; nothing of the file was read."));
      return null;
    }
  }

  private static Optional<ObjectNode> parse(LogFile file, LogLines lines, LogSink sink) {
    try {
      JsonNode node = NativeJson.MAPPER.readTree(lines.text());
      if (node instanceof ObjectNode object) {
        return Optional.of(object);
      }
      report(file, lines, "a line that is no JSON object", sink);
    } catch (JsonProcessingException e) {
      report(
          file, lines, "no JSON: " + e.getOriginalMessage().lines().findFirst().orElse(""), sink);
    }
    return Optional.empty();
  }

  private static void report(LogFile file, LogLines lines, String found, LogSink sink) {
    boolean last = !lines.terminated();
    sink.problem(
        Problem.error(
            last ? "native.truncated-line" : "native.bad-line",
            file.path(),
            lines.number(),
            last ? "a last line that is cut off" : found,
            "one JSON object a line",
            last
                ? "Copy the file again; the lines before it were read."
                : "Mend the line; the other lines were read."));
  }
}
