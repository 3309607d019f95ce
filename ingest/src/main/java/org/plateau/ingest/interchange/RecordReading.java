package org.plateau.ingest.interchange;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Origin;
import org.plateau.ingest.Problem;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Series;
import org.plateau.ingest.Summary;
import org.plateau.ingest.Window;

/** Turns the format's objects back into the model's records; what JSON Lines and CSV share. */
final class RecordReading {
  private static final String REMEDY = "Mend the line; docs/formats/native.md describes it.";

  private final LogFile file;
  private final NativeHeader header;
  private final LogSink sink;
  private final Map<Long, Origin> files = new HashMap<>();
  private final Set<String> parts = new HashSet<>();
  private final Set<String> unknown = new HashSet<>();
  private boolean sawRunLine;

  RecordReading(LogFile file, NativeHeader header, LogSink sink) {
    this.file = file;
    this.header = header;
    this.sink = sink;
  }

  /** Takes one record; what is wrong with it becomes a problem and it is left out. */
  void take(ObjectNode node, long line) {
    try {
      Fields fields = new Fields(node);
      String type = fields.text("type", "interval");
      RecordKeys.unknownIn(type, fields).forEach(key -> reportUnknown(key, type, line));
      switch (type) {
        case "interval" -> interval(fields, line);
        case "summary" -> summary(fields, line);
        case "run" -> run(fields, line);
        case "file" -> file(fields);
        default -> throw new BadRecord("the type \"" + type + "\"", RecordKeys.types());
      }
    } catch (BadRecord e) {
      sink.problem(
          Problem.error("native.bad-line", file.path(), line, e.found(), e.expected(), REMEDY));
    } catch (IllegalArgumentException e) {
      String found = e.getMessage() == null ? "a value that cannot be" : e.getMessage();
      sink.problem(
          Problem.error(
              "native.bad-line", file.path(), line, found, "a value that can be", REMEDY));
    }
  }

  private void interval(Fields fields, long line) throws BadRecord {
    String part = fields.text("run", "");
    NativeUnits units = header.units();
    Window window =
        new Window(fields.whole("at", units.timeNanos()), fields.whole("len", units.timeNanos()));
    Interval interval =
        new Interval(
            part,
            new Series(fields.texts("series")),
            direction(fields),
            window,
            fields.number("ops", 1),
            fields.number("bytes", units.sizeBytes()),
            LatencyForm.decode(fields, units),
            fields.numbers("gauges", 1),
            origins(fields, line));
    meet(part);
    sink.interval(interval);
  }

  private void summary(Fields fields, long line) throws BadRecord {
    String part = fields.text("run", "");
    NativeUnits units = header.units();
    Summary summary =
        new Summary(
            part,
            new Series(fields.texts("series")),
            fields.flag("total"),
            direction(fields),
            window(fields),
            fields.number("ops", 1),
            fields.number("bytes", units.sizeBytes()),
            fields.number("rate", 1),
            fields.number("bw", units.sizeBytes()),
            LatencyForm.decode(fields, units),
            fields.numbers("gauges", 1),
            oneOrigin(fields, line));
    meet(part);
    sink.summary(summary);
  }

  private void run(Fields fields, long line) throws BadRecord {
    SortedMap<String, String> options = new TreeMap<>(fields.texts("options"));
    header.source().ifPresent(source -> options.putIfAbsent("source", source));
    List<String> errors = new ArrayList<>();
    for (JsonNode error : fields.list("errors")) {
      errors.add(error.asText());
    }
    String part = fields.text("run", "");
    RunFacts facts =
        new RunFacts(
            part,
            fields.requiredText("runner"),
            fields.text("version", ""),
            started(fields.text("started", "")),
            options,
            errors,
            oneOrigin(fields, line));
    parts.add(part);
    sawRunLine = true;
    sink.facts(facts);
  }

  private void file(Fields fields) throws BadRecord {
    files.put(
        fields.whole("n", 1),
        new Origin(fields.requiredText("path"), fields.requiredText("sha256"), 0, 0));
  }

  /** The header speaks for a run that has no line of its own, in a file without run lines. */
  private void meet(String part) {
    if (parts.add(part) && !sawRunLine) {
      header.facts(part, file).ifPresent(sink::facts);
    }
  }

  private static Direction direction(Fields fields) throws BadRecord {
    String id = fields.requiredText("dir");
    try {
      return Direction.of(id);
    } catch (IllegalArgumentException e) {
      throw new BadRecord("\"dir\": \"" + id + "\"", "read, write, trim or all");
    }
  }

  private @Nullable Window window(Fields fields) throws BadRecord {
    if (!fields.has("at") && !fields.has("len")) {
      return null;
    }
    double nanos = header.units().timeNanos();
    return new Window(fields.whole("at", nanos), fields.whole("len", nanos));
  }

  private static @Nullable Instant started(String text) throws BadRecord {
    try {
      return text.isEmpty() ? null : Instant.parse(text);
    } catch (DateTimeParseException e) {
      throw new BadRecord("\"started\": \"" + text + "\"", "an instant as 2026-03-01T08:00:00Z");
    }
  }

  private Origin oneOrigin(Fields fields, long line) throws BadRecord {
    List<Origin> origins = origins(fields, line);
    if (origins.size() != 1) {
      throw new BadRecord(origins.size() + " places in \"from\"", "one place");
    }
    return origins.get(0);
  }

  private List<Origin> origins(Fields fields, long line) throws BadRecord {
    if (!fields.has("from")) {
      return List.of(file.origin(line, line));
    }
    List<Origin> origins = new ArrayList<>();
    for (JsonNode place : fields.list("from")) {
      if (place.size() != 3 || !place.get(0).isIntegralNumber()) {
        throw new BadRecord("the place " + place + " in \"from\"", "[file, firstLine, lastLine]");
      }
      Origin origin = files.get(place.get(0).longValue());
      if (origin == null) {
        throw new BadRecord(
            "file " + place.get(0) + " in \"from\"", "the number of a file line above");
      }
      origins.add(
          new Origin(
              origin.file(), origin.sha256(), place.get(1).longValue(), place.get(2).longValue()));
    }
    return origins;
  }

  private void reportUnknown(String key, String type, long line) {
    if (unknown.add(type + ' ' + key)) {
      sink.problem(
          Problem.warning(
              "native.unknown-key",
              file.path(),
              line,
              "the unknown key \"" + key + "\" (it is skipped on every line)",
              "a key of \""
                  + type
                  + "\" lines, the nearest is \""
                  + RecordKeys.nearest(type, key)
                  + "\"",
              "Correct the key, or put the value under \"gauges\" or \"options\"."));
    }
  }
}
