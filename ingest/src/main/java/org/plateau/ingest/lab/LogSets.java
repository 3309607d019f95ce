package org.plateau.ingest.lab;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSetReader;
import org.plateau.ingest.Problem;
import org.plateau.ingest.lab.Grouping.Group;
import org.plateau.ingest.lab.Grouping.Log;

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
    List<Group> groups =
        new Grouping(cascade, reader, problems::add).groups(runs.logs(), labelFolders);

    Readiness readiness = new Readiness(lab.settings().settle(), clock);
    List<HeldSet> held = new ArrayList<>();
    Map<String, LogSet> byId = new LinkedHashMap<>();
    IdCheck ids = new IdCheck(lab.catalogue(), problems::add);
    for (Group group : groups) {
      Labels labels = ids.checked(group.labels().labels());
      List<Log> logs = SamePath.once(group.logs(), problems::add);
      Problem wait = readiness.of(group, logs).orElse(null);
      if (wait == null) {
        try {
          LogSet set = set(group, labels, logs, lab.root(), manifest);
          LogSet first = byId.putIfAbsent(set.id(), set);
          wait = first == null ? null : Duplicates.problem(first, set);
        } catch (UncheckedIOException e) {
          wait = RunsFolder.unreadable(logs.get(0).file().path(), RunsFolder.reason(e));
        }
      }
      if (wait != null) {
        problems.add(wait);
        held.add(held(group, wait));
      }
    }
    problems.sort(
        Comparator.comparing(Problem::file, LabPaths.NATURAL).thenComparing(Problem::line));
    return new LogSets(List.copyOf(byId.values()), held, runs.skipped(), problems);
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

  private static LogSet set(
      Group group, Labels labels, List<Log> logs, Path root, Manifest manifest) {
    List<String> hashes = logs.parallelStream().map(log -> hash(log, root, manifest)).toList();
    return new LogSet(
        Sha.ofSorted(hashes),
        group.folder(),
        group.stem(),
        logs.stream().map(Log::file).toList(),
        labels,
        group.labels().series(),
        group.labels().columns(),
        Readiness.newestMillis(logs));
  }

  private static String hash(Log log, Path root, Manifest manifest) {
    LogFile file = log.file();
    return manifest.hash(root, log.source().name(), file.path()).orElseGet(file::sha256);
  }

  private static HeldSet held(Group group, Problem why) {
    List<String> paths = group.logs().stream().map(log -> log.file().path()).toList();
    return new HeldSet(group.folder(), group.stem(), paths, why);
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
