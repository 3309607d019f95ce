package org.plateau.ingest.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSetReader;
import org.plateau.ingest.Problem;
import org.plateau.ingest.lab.Grouping.Group;
import org.plateau.ingest.lab.Grouping.Log;
import org.plateau.ingest.lab.RunsFolder.Found;

/**
 * The log sets of any files and folders, grouped and labelled as a lab would do it, but without a
 * lab: nothing waits, nothing is compared with what is already known.
 *
 * @param sets in natural order of folder and stem, by the folders they were given under
 * @param skipped files in the given folders that are no logs by their names
 * @param problems of opening and grouping
 */
public record LooseLogs(List<LogSet> sets, List<SkippedFile> skipped, List<Problem> problems) {
  public LooseLogs {
    sets = List.copyOf(sets);
    skipped = List.copyOf(skipped);
    problems = List.copyOf(problems);
  }

  /**
   * Finds the log sets.
   *
   * @param paths files and folders; a file that is named is read whatever its name is
   * @param reader tells which runner wrote a file
   * @throws UncheckedIOException when a folder cannot be listed
   */
  public static LooseLogs in(List<Path> paths, LogSetReader reader) {
    Map<Path, List<Found>> byRoot = new LinkedHashMap<>();
    Set<String> named = new TreeSet<>();
    List<SkippedFile> skipped = new ArrayList<>();
    for (Path path : paths) {
      Path place = path.toAbsolutePath().normalize();
      List<Found> found = byRoot.computeIfAbsent(root(place), any -> new ArrayList<>());
      if (Files.isDirectory(place)) {
        found.addAll(walk(place, slashed(path), skipped));
      } else {
        found.add(new Found(place, slashed(path)));
        named.add(slashed(path));
      }
    }
    List<Problem> problems = new ArrayList<>();
    List<LogSet> sets = new ArrayList<>();
    byRoot.forEach(
        (root, found) -> {
          Cascade cascade = new Cascade(root, problems::add);
          Grouping grouping = new Grouping(cascade, reader, problems::add);
          for (Group group : grouping.groups(found, labelFolders(found))) {
            sets.add(set(group, problems::add));
          }
          for (SkippedFile file : grouping.skipped()) {
            if (named.contains(file.path())) {
              found.stream()
                  .filter(one -> one.name().equals(file.path()))
                  .forEach(one -> sets.add(alone(one)));
            } else {
              skipped.add(file);
            }
          }
        });
    return new LooseLogs(sets, skipped, problems);
  }

  /** A log without a folder, as one from standard input. */
  public static LooseLogs of(List<LogFile> logs) {
    return new LooseLogs(logs.isEmpty() ? List.of() : List.of(alone(logs)), List.of(), List.of());
  }

  /** The lab around a path, whose labels hold; else the folder above the logs. */
  private static Path root(Path place) {
    Path folder = Files.isDirectory(place) ? place : parent(place);
    return Lab.find(folder).orElseGet(() -> parent(folder));
  }

  private static Path parent(Path path) {
    Path parent = path.getParent();
    return parent == null ? path : parent;
  }

  private static List<Found> walk(Path folder, String name, List<SkippedFile> skipped) {
    List<Found> found = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String own = LabPaths.name(folder, file);
        String full = name.isEmpty() || name.equals(".") ? own : name + "/" + own;
        String fileName = String.valueOf(file.getFileName());
        NonLogs.reason(fileName)
            .ifPresentOrElse(
                reason -> skipped.add(new SkippedFile(full, reason)),
                () -> found.add(new Found(file, full)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
    found.sort(Comparator.comparing(Found::name, LabPaths.NATURAL));
    return found;
  }

  private static Set<Path> labelFolders(Collection<Found> found) {
    Set<Path> folders = new TreeSet<>();
    for (Found file : found) {
      Path folder = file.folder();
      if (Files.isRegularFile(folder.resolve(RunYaml.FILE))) {
        folders.add(folder);
      }
    }
    return folders;
  }

  private static LogSet set(Group group, Consumer<Problem> problems) {
    List<Log> logs = SamePath.once(group.logs(), problems);
    List<LogFile> files = logs.stream().map(Log::file).toList();
    return new LogSet(
        Sha.ofSorted(files.stream().map(LogFile::sha256).toList()),
        group.folder(),
        group.stem(),
        files,
        group.labels().labels(),
        group.labels().series(),
        group.labels().columns(),
        0);
  }

  private static LogSet alone(Found found) {
    return alone(LogFile.in(found.file(), found.name()));
  }

  private static LogSet alone(List<LogFile> files) {
    return new LogSet(
        Sha.ofSorted(files.stream().map(LogFile::sha256).toList()),
        LabPaths.folder(files.get(0).path()),
        files.get(0).name(),
        files,
        Labels.NONE,
        null,
        null,
        0);
  }

  private static String slashed(Path path) {
    String text = path.toString().replace('\\', '/');
    return text.length() > 1 && text.endsWith("/") ? text.substring(0, text.length() - 1) : text;
  }
}
