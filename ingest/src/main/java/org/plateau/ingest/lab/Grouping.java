package org.plateau.ingest.lab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSetReader;
import org.plateau.ingest.Problem;
import org.plateau.ingest.lab.RunsFolder.Found;

/**
 * Gathers files into log sets: first the {@code logs} of run.yaml, then whole folders (a series,
 * vdbench's output), then files of one runner and one stem.
 */
final class Grouping {
  private static final Set<String> VDBENCH =
      Set.of("flatfile.html", "summary.html", "totals.html", "logfile.html", "parmfile.html");

  /** Runner of the tables that a run.yaml describes. */
  private static final String TABLE = "table/";

  private final Cascade cascade;
  private final LogSetReader reader;
  private final Consumer<Problem> problems;

  private final List<SkippedFile> skipped = new ArrayList<>();

  Grouping(Cascade cascade, LogSetReader reader, Consumer<Problem> problems) {
    this.cascade = cascade;
    this.reader = reader;
    this.problems = problems;
  }

  /** What turned out to be no log once it was opened, and job files that go with no set. */
  List<SkippedFile> skipped() {
    return skipped;
  }

  /**
   * One log, opened once.
   *
   * @param runner who wrote it; empty when no reader recognises it
   */
  record Log(Found source, LogFile file, String runner, String stem) {
    String folder() {
      return LabPaths.folder(file.path());
    }
  }

  /**
   * Files that belong together.
   *
   * @param labels what applies to them all
   */
  record Group(String folder, String stem, List<Log> logs, RunYaml labels) {}

  /**
   * All groups in natural order of folder and stem.
   *
   * @param labelFolders the folders that hold a run.yaml
   */
  List<Group> groups(List<Found> files, Set<Path> labelFolders) {
    List<Log> logs = new ArrayList<>();
    files.parallelStream()
        .map(file -> Opening.open(file, reader))
        .forEachOrdered(
            opened -> {
              logs.addAll(opened.logs());
              skipped.addAll(opened.skipped());
              opened.problems().forEach(problems);
            });
    Set<Log> taken = new HashSet<>();
    List<Group> groups = new ArrayList<>(named(logs, labelFolders, taken));
    Map<String, List<Log>> folders = new TreeMap<>(LabPaths.NATURAL);
    for (Log log : logs) {
      if (!taken.contains(log)) {
        folders.computeIfAbsent(log.folder(), folder -> new ArrayList<>()).add(log);
      }
    }
    folders.forEach((folder, inside) -> groups.addAll(folder(folder, inside)));
    groups.sort(
        Comparator.comparing(Group::folder, LabPaths.NATURAL)
            .thenComparing(Group::stem, LabPaths.NATURAL)
            .thenComparing(group -> group.logs().get(0).file().path(), LabPaths.NATURAL));
    return groups;
  }

  /** The sets that a run.yaml names; of nested ones the nearest takes a file. */
  private List<Group> named(List<Log> logs, Set<Path> labelFolders, Set<Log> taken) {
    List<Path> deepestFirst = new ArrayList<>(labelFolders);
    deepestFirst.sort(
        Comparator.comparing(Path::getNameCount).reversed().thenComparing(Path::toString));
    List<Group> groups = new ArrayList<>();
    for (Path folder : deepestFirst) {
      List<Log> matched = new ArrayList<>();
      for (RunYaml.Glob glob : cascade.at(folder).logs()) {
        List<Log> some =
            logs.stream()
                .filter(log -> matches(glob, folder, log))
                .filter(log -> !taken.contains(log))
                .toList();
        matched.addAll(some);
        taken.addAll(some);
        if (some.isEmpty()) {
          problems.accept(unmatched(glob));
        }
      }
      if (!matched.isEmpty()) {
        groups.add(new Group(cascade.name(folder), "", inOrder(matched), cascade.at(folder)));
      }
    }
    return groups;
  }

  private static boolean matches(RunYaml.Glob glob, Path folder, Log log) {
    Path file = log.source().file();
    if (!file.startsWith(folder)) {
      return false;
    }
    Path relative = folder.relativize(file);
    return glob.matcher().matches(relative)
        || glob.matcher().matches(relative.resolveSibling(log.file().name()));
  }

  private static Problem unmatched(RunYaml.Glob glob) {
    return Problem.warning(
        "lab.no-such-logs",
        glob.place().file(),
        glob.place().line(),
        "logs: \"" + glob.text() + "\" matches no file",
        "a pattern of files in or below this folder",
        "Correct the pattern, or delete it.");
  }

  private List<Group> folder(String folder, List<Log> logs) {
    RunYaml labels = cascade.at(logs.get(0).source().folder());
    if (labels.series() != null) {
      return List.of(new Group(folder, "", inOrder(logs), labels));
    }
    Map<String, List<Log>> byStem = new LinkedHashMap<>();
    List<Log> unknown = new ArrayList<>();
    List<Log> jobFiles = new ArrayList<>();
    boolean vdbench = isVdbench(logs);
    for (Log log : logs) {
      if (NonLogs.isJobFile(log.file().name())) {
        jobFiles.add(log);
      } else if (vdbench && (log.runner().isEmpty() || log.runner().equals("vdbench"))) {
        byStem.computeIfAbsent("vdbench/", key -> new ArrayList<>()).add(log);
      } else if (log.runner().isEmpty()) {
        unknown.add(log);
      } else {
        byStem.computeIfAbsent(log.runner() + "/" + log.stem(), key -> new ArrayList<>()).add(log);
      }
    }
    for (Log log : unknown) {
      String home = labels.columns() == null ? home(log, byStem) : TABLE + log.stem();
      byStem.computeIfAbsent(home, key -> new ArrayList<>()).add(log);
    }
    jobFiles.forEach(log -> place(log, byStem));
    List<Group> groups = new ArrayList<>();
    byStem.forEach(
        (key, some) ->
            groups.add(
                new Group(folder, key.substring(key.indexOf('/') + 1), inOrder(some), labels)));
    return groups;
  }

  /** An unknown file goes with the one recognised set of its stem, else it stands alone. */
  private String home(Log log, Map<String, List<Log>> byStem) {
    List<String> fitting =
        reader.readers().stream()
            .map(r -> Opening.runner(r.format()) + "/" + r.stem(log.file().name()))
            .distinct()
            .filter(byStem::containsKey)
            .toList();
    return fitting.size() == 1 ? fitting.get(0) : "/" + log.stem();
  }

  /** A job file goes with the set of its stem, or the only set of its runner in the folder. */
  private void place(Log log, Map<String, List<Log>> byStem) {
    String prefix = log.runner() + "/";
    List<String> sets = byStem.keySet().stream().filter(key -> key.startsWith(prefix)).toList();
    String own = prefix + log.stem();
    String home = sets.contains(own) || sets.size() != 1 ? own : sets.get(0);
    List<Log> set = byStem.get(home);
    if (set != null) {
      set.add(log);
    } else {
      skipped.add(new SkippedFile(log.file().path(), NonLogs.JOB_FILE));
    }
  }

  private static boolean isVdbench(List<Log> logs) {
    long marks = logs.stream().filter(log -> VDBENCH.contains(log.file().name())).count();
    return marks >= 2 || logs.stream().anyMatch(log -> log.file().name().equals("flatfile.html"));
  }

  private static List<Log> inOrder(List<Log> logs) {
    return logs.stream()
        .sorted(Comparator.comparing(log -> log.file().path(), LabPaths.NATURAL))
        .toList();
  }
}
