package org.plateau.ingest.fio;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Interval;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Siblings;
import org.plateau.ingest.Summary;

/**
 * Reads fio's JSON and json+ output of every version, with whatever else stands in the file
 * (formats.md 3.1 to 3.7).
 */
public final class FioJsonReader implements LogReader {
  @Override
  public String format() {
    return "fio-json";
  }

  @Override
  public int order() {
    return -20;
  }

  @Override
  public boolean recognises(LogFile file) {
    return file.head().contains("\"fio version\"");
  }

  @Override
  public void read(LogFile file, Siblings siblings, LogSink sink) {
    byte[] text = bytes(file);
    JsonPieces pieces = JsonPieces.in(text);
    LineIndex lines = new LineIndex(text);
    List<String> errors = new FioJsonNoise(file, lines, text.length, sink).read(pieces.pieces());
    List<FioJsonDocument> documents = documents(file, pieces, lines, sink);
    if (pieces.cutAt() >= 0) {
      sink.problem(cut(file, lines.lineOf(pieces.cutAt()), documents.isEmpty()));
    } else if (documents.isEmpty()) {
      sink.problem(nothing(file));
    }
    List<List<FioJsonDocument>> runs = FioSnapshots.byRun(documents);
    RowOrigin origin = new RowOrigin(file);
    for (int i = 0; i < runs.size(); i++) {
      String suffix = i == 0 ? "" : "#" + (i + 1);
      report(file, runs.get(i), suffix, origin, i == 0 ? errors : List.of(), sink);
    }
  }

  private static byte[] bytes(LogFile file) {
    try (InputStream in = file.open()) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(file.path(), e);
    }
  }

  private static List<FioJsonDocument> documents(
      LogFile file, JsonPieces pieces, LineIndex lines, LogSink sink) {
    List<FioJsonDocument> documents = new ArrayList<>();
    List<String> seen = new ArrayList<>();
    for (JsonPieces.Piece piece : pieces.pieces()) {
      int line = lines.lineOf(piece.from());
      byte[] content = pieces.content(piece);
      String text = new String(content, java.nio.charset.StandardCharsets.UTF_8);
      if (seen.contains(text)) {
        sink.problem(repeated(file, line));
        continue;
      }
      seen.add(text);
      try {
        documents.add(FioJsonDocument.parse(content, line - 1));
        FioJsonDocument.repeatedKey(content)
            .ifPresent(key -> sink.problem(repeatedKey(file, line - 1 + key.line(), key.key())));
      } catch (IOException e) {
        sink.problem(malformed(file, line, e));
      }
    }
    return documents;
  }

  private static void report(
      LogFile file,
      List<FioJsonDocument> snapshots,
      String suffix,
      RowOrigin origin,
      List<String> errors,
      LogSink sink) {
    List<Summary> before = List.of();
    for (int i = 0; i < snapshots.size(); i++) {
      FioJsonRun run = new FioJsonRun(snapshots.get(i), suffix, origin);
      List<Summary> summaries = run.summaries();
      if (snapshots.size() > 1) {
        intervals(before, summaries, sink);
      }
      before = summaries;
      if (i < snapshots.size() - 1) {
        new FioJsonChecks(file, snapshots.get(i), run, sink).keys();
      } else {
        run.facts(errors).forEach(sink::facts);
        summaries.forEach(sink::summary);
        new FioJsonChecks(file, snapshots.get(i), run, sink).run(summaries);
      }
    }
  }

  private static void intervals(List<Summary> before, List<Summary> now, LogSink sink) {
    for (Summary summary : now) {
      if (!summary.total()) {
        Interval interval = FioSnapshots.between(same(before, summary), summary);
        if (interval != null) {
          sink.interval(interval);
        }
      }
    }
  }

  private static @Nullable Summary same(List<Summary> before, Summary summary) {
    return before.stream()
        .filter(
            other ->
                other.part().equals(summary.part())
                    && other.series().equals(summary.series())
                    && other.direction() == summary.direction()
                    && !other.total())
        .findFirst()
        .orElse(null);
  }

  private static Problem repeated(LogFile file, int line) {
    return Problem.warning(
        "fio.document-repeated",
        file.path(),
        line,
        "the same JSON document a second time",
        "each document once",
        "Nothing to do; it was read once and does not count as a repetition.");
  }

  private static Problem repeatedKey(LogFile file, int line, String key) {
    return Problem.warning(
        "fio.key-repeated",
        file.path(),
        line,
        "the key \"" + key + "\" a second time in its object",
        "each key once",
        "Restore the file as fio wrote it; the last value stands.");
  }

  private static Problem malformed(LogFile file, int line, IOException e) {
    String cause =
        e.getMessage() == null ? "no JSON" : e.getMessage().lines().findFirst().orElse("");
    return Problem.error(
        "fio.json-malformed",
        file.path(),
        line,
        "a JSON object that cannot be read (" + cause + ")",
        "fio's JSON as it was printed",
        "Restore the file as fio wrote it; this object is left out.");
  }

  private static Problem cut(LogFile file, int line, boolean isOnly) {
    String found = "a JSON object that does not end";
    String expected = "a closing brace";
    return isOnly
        ? Problem.error(
            "fio.json-truncated",
            file.path(),
            line,
            found,
            expected,
            "Check whether fio was killed; nothing could be read from the object.")
        : Problem.warning(
            "fio.json-truncated",
            file.path(),
            line,
            found,
            expected,
            "Check whether fio was killed; the objects before it were read.");
  }

  private static Problem nothing(LogFile file) {
    return Problem.error(
        "fio.no-results",
        file.path(),
        0,
        "no JSON object of fio's",
        "an object with \"fio version\" and jobs",
        "Give the file as fio wrote it with --output-format=json.");
  }
}
