package org.plateau.ingest.vdbench;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Siblings;
import org.plateau.ingest.log.LogLines;

/**
 * Reads {@code errorlog.html}: everything after its preamble is an error or a note (formats.md
 * 4.7). With one run in the folder the errors are that run's facts.
 */
public final class VdbenchErrorlogReader implements LogReader {
  @Override
  public String format() {
    return "vdbench-errorlog";
  }

  @Override
  public boolean recognises(LogFile file) {
    return VdbenchFolder.isTitled(file)
        ? VdbenchFolder.isNamed(file, "errorlog.html")
        : file.head().lines().limit(4).anyMatch(line -> line.startsWith("Vdbench error log,"));
  }

  @Override
  public String stem(String fileName) {
    return VdbenchFolder.stem(fileName);
  }

  @Override
  public int order() {
    return 3;
  }

  @Override
  public void read(LogFile file, Siblings siblings, LogSink sink) {
    List<String> errors = new ArrayList<>();
    long first = 0;
    long last = 0;
    try (LogLines lines = LogLines.of(file)) {
      while (lines.next()) {
        String text = lines.text().strip();
        if (isError(text)) {
          errors.add(text);
          first = first == 0 ? lines.number() : first;
          last = lines.number();
        }
      }
    }
    if (errors.isEmpty()) {
      return;
    }
    sink.problem(
        Problem.warning(
            "vdbench.errors",
            file.path(),
            first,
            errors.size() + " lines of errors, the first \"" + errors.get(0) + "\"",
            "none",
            "Find the cause before the figures are used."));
    List<String> parts =
        siblings.facts().stream()
            .filter(facts -> facts.runner().equals("vdbench"))
            .map(RunFacts::part)
            .distinct()
            .toList();
    if (parts.size() == 1) {
      sink.facts(
          new RunFacts(
              parts.get(0),
              "vdbench",
              "",
              null,
              new TreeMap<>(),
              errors,
              file.origin(first, last)));
    }
  }

  private static boolean isError(String text) {
    return !text.isEmpty()
        && !text.startsWith("<")
        && !text.startsWith("Vdbench error log,")
        && !text.startsWith("Error log. If there are no error messages")
        && !text.contains("Memory map allocation");
  }
}
