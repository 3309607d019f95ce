package org.plateau.ingest.fio;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;

/**
 * What fio and the shell around it wrote beside the results: error lines are kept with the run, the
 * rest is named once per block.
 */
final class FioMessages {
  private static final int NAMED = 20;
  private static final int SHOWN = 160;
  private static final Pattern ERROR =
      Pattern.compile(
          "^(fio: .*(\\berr=|error=|[Ff]ailed|[Ee]rror\\b|No such|cannot|unable).*"
              + "|verify: .*|fio: pid=\\d+.*|.*: you need to specify size=.*)$");

  private final LogFile file;
  private final LogSink sink;
  private final List<String> errors = new ArrayList<>();

  FioMessages(LogFile file, LogSink sink) {
    this.file = file;
    this.sink = sink;
  }

  static boolean isError(String line) {
    return ERROR.matcher(line).matches();
  }

  /** Takes a line; true when it tells of an error. */
  boolean take(long line, String text) {
    if (!isError(text)) {
      return false;
    }
    errors.add(text);
    if (errors.size() <= NAMED) {
      sink.problem(
          Problem.warning(
              "fio.error-line",
              file.path(),
              line,
              "fio says \"" + shown(text) + "\"",
              "a run without errors",
              "Look into the error; figures of this run may be those of a failed run."));
    }
    return true;
  }

  /** All error lines so far; at the end says how many were not named. */
  List<String> end() {
    if (errors.size() > NAMED) {
      sink.problem(
          Problem.warning(
              "fio.error-lines",
              file.path(),
              0,
              errors.size() + " error lines, the first " + NAMED + " are named",
              "a run without errors",
              "Look into the errors; figures of this run may be those of a failed run."));
    }
    return errors.size() <= NAMED ? List.copyOf(errors) : List.copyOf(errors.subList(0, NAMED));
  }

  int count() {
    return errors.size();
  }

  static String shown(String text) {
    return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
  }
}
