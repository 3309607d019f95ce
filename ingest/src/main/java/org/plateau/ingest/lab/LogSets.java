package org.plateau.ingest.lab;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.plateau.ingest.LogSetReader;
import org.plateau.ingest.Problem;
import org.plateau.ingest.lab.Grouping.Group;

/**
 * The log sets of a lab that are ready to be read, in natural order of folder and stem, together
 * with all that was found and is not among them: held sets, files that are no logs, problems.
 */
public final class LogSets extends AbstractList<LogSet> {
  private final List<LogSet> ready;
  private final List<HeldSet> held;
  private final List<SkippedFile> skipped;
  private final List<Problem> problems;

  private LogSets(
      List<LogSet> ready, List<HeldSet> held, List<SkippedFile> skipped, List<Problem> problems) {
    this.ready = List.copyOf(ready);
    this.held = List.copyOf(held);
    this.skipped = List.copyOf(skipped);
    this.problems = List.copyOf(problems);
  }

  /** The log sets as of now, each file hashed. */
  public static LogSets in(Lab lab) {
    return in(lab, LogSetReader.withAllReaders(), Manifest.EMPTY, Clock.systemUTC());
  }

  /**
   * The log sets.
   *
   * @param reader tells which runner wrote a file
   * @param manifest hashes of unchanged files
   * @param clock decides what has settled
   * @throws UncheckedIOException when a folder cannot be listed
   */
  public static LogSets in(Lab lab, LogSetReader reader, Manifest manifest, Clock clock) {
    List<Problem> problems = new ArrayList<>();
    RunsFolder runs = RunsFolder.walk(lab.root(), problems::add);
    Cascade cascade = new Cascade(lab.root(), problems::add);
    Set<Path> labelFolders = labelFolders(lab.root(), runs);
    labelFolders.forEach(cascade::at);
    Grouping grouping = new Grouping(cascade, reader, problems::add);
    List<Group> groups = grouping.groups(runs.logs(), labelFolders);
    List<SkippedFile> skipped = new ArrayList<>(runs.skipped());
    skipped.addAll(grouping.skipped());
    skipped.sort(Comparator.comparing(SkippedFile::path, LabPaths.NATURAL));

    Sorting sorting = new Sorting(lab, manifest, clock, problems::add);
    groups.forEach(sorting::place);
    problems.sort(
        Comparator.comparing(Problem::file, LabPaths.NATURAL).thenComparing(Problem::line));
    return new LogSets(sorting.ready(), sorting.held(), skipped, problems);
  }

  private static Set<Path> labelFolders(Path root, RunsFolder runs) {
    Set<Path> folders = new TreeSet<>();
    for (SkippedFile file : runs.skipped()) {
      if (file.path().endsWith("/" + RunYaml.FILE)) {
        folders.add(root.resolve(LabPaths.folder(file.path())));
      }
    }
    return folders;
  }

  @Override
  public LogSet get(int index) {
    return ready.get(index);
  }

  @Override
  public int size() {
    return ready.size();
  }

  /** What was found and left for next time, each with its reason. */
  public List<HeldSet> held() {
    return held;
  }

  /** What lies under {@code runs} and is no log by its name. */
  public List<SkippedFile> skipped() {
    return skipped;
  }

  /** What is wrong or worth knowing, by file and line. */
  public List<Problem> problems() {
    return problems;
  }
}
