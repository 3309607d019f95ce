package org.plateau.ingest.lab;

import java.io.UncheckedIOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.Problem;
import org.plateau.ingest.lab.Grouping.Group;
import org.plateau.ingest.lab.Grouping.Log;

/** Sorts groups of files into log sets that may be read and sets that are held, each identified. */
final class Sorting {
  private final Lab lab;
  private final Manifest manifest;
  private final Consumer<Problem> problems;
  private final Readiness readiness;
  private final IdCheck ids;
  private final Map<String, LogSet> ready = new LinkedHashMap<>();
  private final List<HeldSet> held = new ArrayList<>();

  Sorting(Lab lab, Manifest manifest, Clock clock, Consumer<Problem> problems) {
    this.lab = lab;
    this.manifest = manifest;
    this.problems = problems;
    this.readiness = new Readiness(lab.settings().settle(), clock);
    this.ids = new IdCheck(lab.catalogue(), problems);
  }

  List<LogSet> ready() {
    return List.copyOf(ready.values());
  }

  List<HeldSet> held() {
    return held;
  }

  void place(Group group) {
    try {
      hindrance(group).ifPresent(why -> hold(group, why));
    } catch (UncheckedIOException e) {
      String name = group.logs().get(0).file().path();
      hold(group, RunsFolder.unreadable(name, RunsFolder.reason(e)));
    }
  }

  /** What keeps a group from being read; when nothing does, it is among the ready ones. */
  private Optional<Problem> hindrance(Group group) {
    Labels labels = ids.checked(group.labels().labels());
    Optional<Problem> wait = readiness.of(group, group.logs());
    if (wait.isPresent()) {
      return wait;
    }
    LogSet set = identified(group, labels, SamePath.once(group.logs(), problems));
    LogSet first = ready.putIfAbsent(set.id(), set);
    return Optional.ofNullable(first).map(other -> Duplicates.problem(other, set));
  }

  private void hold(Group group, Problem why) {
    problems.accept(why);
    List<String> paths = group.logs().stream().map(log -> log.file().path()).toList();
    held.add(new HeldSet(group.folder(), group.stem(), paths, why));
  }

  private LogSet identified(Group group, Labels labels, List<Log> logs) {
    return new LogSet(
        Sha.ofSorted(logs.parallelStream().map(this::hash).toList()),
        group.folder(),
        group.stem(),
        logs.stream().map(Log::file).toList(),
        labels,
        group.labels().series(),
        group.labels().columns(),
        Readiness.newestMillis(logs));
  }

  private String hash(Log log) {
    LogFile file = log.file();
    return manifest.hash(lab.root(), log.source().name(), file.path()).orElseGet(file::sha256);
  }
}
