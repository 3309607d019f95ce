package org.plateau.site.inspect;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.LogSetReader;
import org.plateau.ingest.Problem;
import org.plateau.ingest.lab.Catalogue;
import org.plateau.ingest.lab.Lab;
import org.plateau.ingest.lab.LabSettings;
import org.plateau.ingest.lab.LogSet;
import org.plateau.ingest.lab.LogSetReading;
import org.plateau.ingest.lab.LooseLogs;
import org.plateau.ingest.lab.Runs;
import org.plateau.ingest.lab.SkippedFile;

/**
 * Log sets named on the command line, read on this machine's own threads: no lab is needed, and one
 * around the files lends its labels and its catalogue.
 *
 * @param sets with all that their files say
 * @param skipped files that are no logs by their names
 * @param problems of finding and opening; those of the contents are with the sets
 * @param settings the lab's, or what an empty lab.yaml means
 */
public record LogSource(
    List<ReadSet> sets,
    List<SkippedFile> skipped,
    List<Problem> problems,
    Catalogue catalogue,
    LabSettings settings) {
  public LogSource {
    sets = List.copyOf(sets);
    skipped = List.copyOf(skipped);
    problems = List.copyOf(problems);
  }

  /** A log set, what it says, and its labelled runs. */
  public record ReadSet(LogSet set, LogSetContent content, Runs runs) {
    /** What is wrong with its files and labels. */
    public List<Problem> problems() {
      List<Problem> problems = new ArrayList<>(content.problems());
      problems.addAll(runs.problems());
      return problems;
    }
  }

  /** Reads files and folders, each of which exists. */
  public static LogSource of(List<Path> paths) {
    Optional<Lab> lab = paths.stream().findFirst().flatMap(Lab::find).map(Lab::open);
    LogSetReader reader = LogSetReader.withAllReaders();
    return read(
        reader,
        LooseLogs.in(paths, reader),
        lab.map(Lab::catalogue).orElseGet(Catalogue::builtIn),
        lab.map(Lab::settings).orElse(LabSettings.DEFAULTS));
  }

  /**
   * Reads a stream to its end.
   *
   * @param name what the file would be called: fio's interval logs are told by their names
   */
  public static LogSource of(InputStream in, String name) {
    try {
      Path file = Files.createTempFile("plateau", ".log");
      try {
        Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
        List<LogFile> logs = LogFile.in(file, name);
        return read(
            LogSetReader.withAllReaders(),
            LooseLogs.of(logs),
            Catalogue.builtIn(),
            LabSettings.DEFAULTS);
      } finally {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static LogSource read(
      LogSetReader reader, LooseLogs logs, Catalogue catalogue, LabSettings settings) {
    LogSetReading reading = new LogSetReading(reader);
    List<ReadSet> sets =
        logs.sets().parallelStream()
            .map(
                set -> {
                  LogSetContent content = reading.read(set);
                  return new ReadSet(set, content, Runs.of(set, content, catalogue));
                })
            .toList();
    return new LogSource(sets, logs.skipped(), logs.problems(), catalogue, settings);
  }

  /** All problems, those of the sets included. */
  public List<Problem> allProblems() {
    List<Problem> all = new ArrayList<>(problems);
    sets.forEach(set -> all.addAll(set.problems()));
    return all.stream().distinct().toList();
  }
}
