package org.plateau.site.publish;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.plateau.analysis.AnalysisSettings;
import org.plateau.analysis.SteadySettings;
import org.plateau.analysis.SteadyStateMethod;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.analysis.snapshot.Snapshot;
import org.plateau.analysis.spark.SparkWork;
import org.plateau.ingest.LogSetReader;
import org.plateau.ingest.Problem;
import org.plateau.ingest.history.RunEntry;
import org.plateau.ingest.history.UnreadSet;
import org.plateau.ingest.lab.HeldSet;
import org.plateau.ingest.lab.Lab;
import org.plateau.ingest.lab.LabSettings;
import org.plateau.ingest.lab.LogSet;
import org.plateau.ingest.lab.LogSets;
import org.plateau.ingest.lab.Manifest;
import org.plateau.ingest.spark.IngestJob;
import org.plateau.render.review.ReviewFolder;

/**
 * Brings the history and its snapshot to what the lab folder holds now. Starts Spark only when
 * there is a log set, a label or a method that the snapshot does not know.
 */
public final class Ingestion {
  /** Raised when the same rows give other results, so that old snapshots are made again. */
  private static final String METHODS = "2";

  private final Lab lab;
  private final String master;
  private final String applicationJar;
  private final Progress progress;

  public Ingestion(Lab lab, String master, String applicationJar, Progress progress) {
    this.lab = lab;
    this.master = master;
    this.applicationJar = applicationJar;
    this.progress = progress;
  }

  /**
   * What there is now.
   *
   * @param problems of the logs and their labels
   * @param fresh log sets that were read for the first time
   */
  public record Outcome(Snapshot snapshot, List<Problem> problems, int fresh) {
    public Outcome {
      problems = List.copyOf(problems);
    }
  }

  /** Does it. The caller holds the lab's lock. */
  public Outcome run(Manifest manifest) {
    LogSets sets = LogSets.in(lab, LogSetReader.withAllReaders(), manifest, Clock.systemUTC());
    Path history = history(lab);
    String version = version(lab);
    Optional<Snapshot> old =
        Snapshot.read(history).filter(snapshot -> snapshot.version().equals(version));

    Map<String, List<AnalysedRun>> known = new LinkedHashMap<>();
    Map<String, UnreadSet> unread = new LinkedHashMap<>();
    old.ifPresent(
        snapshot -> {
          for (AnalysedRun run : snapshot.runs()) {
            known.computeIfAbsent(run.run().logSetId(), any -> new ArrayList<>()).add(run);
          }
          snapshot.unread().forEach(set -> unread.put(set.logSetId(), set));
        });

    List<LogSet> wanting = new ArrayList<>();
    List<AnalysedRun> runs = new ArrayList<>();
    List<UnreadSet> stillUnread = new ArrayList<>();
    for (LogSet set : sets) {
      UnreadSet refused = unread.get(set.id());
      List<AnalysedRun> entries = known.getOrDefault(set.id(), List.of());
      if (refused != null) {
        stillUnread.add(refused);
      } else if (!entries.isEmpty() && sameLabels(set, entries)) {
        runs.addAll(entries);
      } else {
        wanting.add(set);
      }
    }
    List<AnalysedRun> gone = gone(sets, known);
    runs.addAll(gone);
    if (!wanting.isEmpty() || old.isEmpty()) {
      withSpark(wanting, sets, history, old.isEmpty(), runs, stillUnread);
    }
    Snapshot snapshot = new Snapshot(version, runs, stillUnread);
    if (!old.equals(Optional.of(snapshot))) {
      snapshot.write(history);
    }
    return new Outcome(snapshot, problems(sets, snapshot, gone), wanting.size());
  }

  private boolean sameLabels(LogSet set, List<AnalysedRun> runs) {
    List<RunEntry> entries = runs.stream().map(AnalysedRun::run).toList();
    return IngestJob.labelled(set, entries, lab.catalogue()).equals(entries);
  }

  private void withSpark(
      List<LogSet> wanting,
      LogSets sets,
      Path history,
      boolean everything,
      List<AnalysedRun> runs,
      List<UnreadSet> unread) {
    progress.step("reading " + wanting.size() + " log sets");
    try (SparkWork spark = SparkWork.open(history, master, applicationJar)) {
      SparkWork.Ingested ingested = spark.ingest(wanting, lab.catalogue());
      unread.addAll(ingested.unread());
      List<RunEntry> toAnalyse = new ArrayList<>(ingested.runs());
      if (everything) {
        toAnalyse.addAll(forgotten(spark.entries(), ingested.runs(), sets));
      }
      progress.step("analysing " + toAnalyse.size() + " runs");
      runs.addAll(spark.analyse(toAnalyse, settings(lab)));
    }
  }

  /** Runs of the history whose files are gone and whose place no other log set has taken. */
  private static List<RunEntry> forgotten(
      List<RunEntry> all, List<RunEntry> present, LogSets sets) {
    Set<String> ids = new HashSet<>();
    present.forEach(run -> ids.add(run.runId()));
    Set<String> places = places(sets);
    return all.stream()
        .filter(run -> !ids.contains(run.runId()) && !places.contains(run.folder()))
        .toList();
  }

  private static Set<String> places(LogSets sets) {
    Set<String> places = new HashSet<>();
    sets.forEach(set -> places.add(set.name()));
    return places;
  }

  /** Runs that the snapshot has and the folder has not: vanished files, and sets held back now. */
  private static List<AnalysedRun> gone(LogSets sets, Map<String, List<AnalysedRun>> known) {
    Set<String> present = new HashSet<>();
    sets.forEach(set -> present.add(set.id()));
    Set<String> places = places(sets);
    List<AnalysedRun> gone = new ArrayList<>();
    known.forEach(
        (id, runs) -> {
          boolean superseded = places.contains(runs.get(0).run().folder());
          if (!present.contains(id) && !superseded) {
            gone.addAll(runs);
          }
        });
    return gone;
  }

  private List<Problem> problems(LogSets sets, Snapshot snapshot, List<AnalysedRun> gone) {
    List<Problem> problems = new ArrayList<>(lab.problems());
    unknownMethod(lab.settings()).ifPresent(problems::add);
    problems.addAll(sets.problems());
    snapshot.unread().forEach(set -> problems.addAll(set.problems()));
    snapshot.runs().forEach(run -> problems.addAll(run.run().problems()));
    Set<String> held = new HashSet<>();
    for (HeldSet set : sets.held()) {
      held.add(set.stem().isEmpty() ? set.folder() : set.folder() + "/" + set.stem());
    }
    gone.stream()
        .map(run -> run.run().folder())
        .distinct()
        .filter(folder -> !held.contains(folder))
        .forEach(
            folder ->
                problems.add(
                    Problem.note(
                        "lab.vanished",
                        folder,
                        0,
                        "its files are gone",
                        "the logs of a run that the history has",
                        "Put them back, or take the run out with plateau forget.")));
    return problems.stream().filter(Objects::nonNull).distinct().toList();
  }

  /** The lab's files know no methods, so that theirs is checked here. */
  private static Optional<Problem> unknownMethod(LabSettings settings) {
    Set<String> known = SteadyStateMethod.all().keySet();
    return known.contains(settings.steadyMethod())
        ? Optional.empty()
        : Optional.of(
            Problem.error(
                "lab.unknown-method",
                "lab.yaml",
                0,
                "steady.method " + settings.steadyMethod(),
                "one of " + String.join(", ", known),
                "Correct it: without a method no run has a verdict."));
  }

  static Path history(Lab lab) {
    return lab.root().resolve("history");
  }

  private static String version(Lab lab) {
    LabSettings settings = lab.settings();
    return String.join(
        ";",
        METHODS,
        settings.steadyMethod(),
        settings.steadyRound().toString(),
        Double.toString(settings.noise()),
        String.join(",", ReviewFolder.methods(lab.root())));
  }

  private static AnalysisSettings settings(Lab lab) {
    LabSettings settings = lab.settings();
    SteadySettings steady =
        new SteadySettings(
            settings.steadyRound(),
            SteadySettings.DEFAULT.fio(),
            settings.noise(),
            SteadySettings.OnRecord.NOTHING);
    return AnalysisSettings.DEFAULT
        .withMethod(settings.steadyMethod())
        .withSteady(steady)
        .withAlso(List.copyOf(ReviewFolder.methods(lab.root())));
  }
}
