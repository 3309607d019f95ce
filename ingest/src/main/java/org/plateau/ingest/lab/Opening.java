package org.plateau.ingest.lab;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSetReader;
import org.plateau.ingest.Problem;
import org.plateau.ingest.lab.Grouping.Log;
import org.plateau.ingest.lab.RunsFolder.Found;

/** Opens a file and finds out who wrote each of the logs in it. */
final class Opening {
  private final LogSetReader reader;
  private final List<Problem> problems = new ArrayList<>();
  private final List<SkippedFile> skipped = new ArrayList<>();

  private Opening(LogSetReader reader) {
    this.reader = reader;
  }

  /**
   * What is in a file.
   *
   * @param logs none when it cannot be opened or holds none
   * @param skipped what turned out to be no log
   */
  record Opened(List<Log> logs, List<SkippedFile> skipped, List<Problem> problems) {}

  /** Opens one file; safe to call from several threads. */
  static Opened open(Found found, LogSetReader reader) {
    Opening opening = new Opening(reader);
    List<Log> logs = opening.logs(found);
    return new Opened(logs, opening.skipped, opening.problems);
  }

  private List<Log> logs(Found found) {
    try {
      List<LogFile> files = LogFile.in(found.file(), found.name());
      List<Log> logs = new ArrayList<>();
      for (LogFile file : files) {
        if (isNoLog(found, file)) {
          continue;
        }
        Optional<LogReader> known = reader.readerOf(file);
        String runner = known.map(r -> runner(r.format())).orElse("");
        String stem = known.map(r -> r.stem(file.name())).orElse(plainStem(file.name()));
        if (known.isEmpty() && NonLogs.isJobFile(file.name())) {
          skipped.add(new SkippedFile(file.path(), NonLogs.JOB_FILE));
          continue;
        }
        // a fresh one for plain files: what recognition read of thousands need not stay in memory
        LogFile kept = files.size() == 1 ? LogFile.in(found.file(), found.name()).get(0) : file;
        logs.add(new Log(found, kept, runner, stem));
      }
      return logs;
    } catch (UncheckedIOException e) {
      problems.add(RunsFolder.unreadable(found.name(), RunsFolder.reason(e)));
      return List.of();
    }
  }

  /** What its own name gives away once it is unpacked. */
  private boolean isNoLog(Found found, LogFile file) {
    Optional<String> reason = NonLogs.reason(file.name());
    reason.ifPresent(why -> skipped.add(new SkippedFile(file.path(), why)));
    if (file.name().equals(RunYaml.FILE)) {
      problems.add(
          Problem.warning(
              "lab.packed-labels",
              file.path(),
              0,
              "a " + RunYaml.FILE + " inside " + found.name(),
              "it beside the archive",
              "Unpack it there; it was not read."));
    }
    return reason.isPresent();
  }

  /** {@code fio} of {@code fio-json}. */
  static String runner(String format) {
    int dash = format.indexOf('-');
    return dash < 0 ? format : format.substring(0, dash);
  }

  private static String plainStem(String name) {
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }
}
