package org.plateau.site.analyst;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.analysis.snapshot.Snapshot;
import org.plateau.ingest.lab.Lab;

/** A lab's runs with their analyses, from the snapshot of its history: no engine is started. */
public record LabHistory(Lab lab, Snapshot snapshot) {

  /** The history of a lab folder; empty when nothing was ingested yet. */
  public static Optional<LabHistory> open(Path root) {
    return Snapshot.read(root.resolve("history"))
        .map(snapshot -> new LabHistory(Lab.open(root), snapshot));
  }

  /** The runs alone that may be meant by the beginnings of their ids. */
  public static Optional<LabHistory> openRuns(Path root, List<String> prefixes) {
    return Snapshot.read(
            root.resolve("history"),
            line -> prefixes.stream().anyMatch(p -> line.contains("\"runId\":\"" + p)))
        .map(snapshot -> new LabHistory(Lab.open(root), snapshot));
  }

  /**
   * Figures and verdicts, without curves, of the runs that may have these labels.
   *
   * @param labels names with the values of which a run must have one; a run that lacks them may
   *     still be among those that are read
   */
  public static Optional<LabHistory> openFigures(Path root, Map<String, List<String>> labels) {
    List<List<String>> marks = new ArrayList<>();
    labels.forEach(
        (name, values) -> {
          boolean plain = values.stream().allMatch(value -> value.matches("[A-Za-z0-9._-]+"));
          if (plain && !values.isEmpty()) {
            marks.add(values.stream().map(value -> "\"" + name + "\":\"" + value + "\"").toList());
          }
        });
    return Snapshot.readFigures(
            root.resolve("history"),
            line -> marks.stream().allMatch(any -> any.stream().anyMatch(line::contains)))
        .map(snapshot -> new LabHistory(Lab.open(root), snapshot));
  }

  /** Runs whose ids start so. */
  public List<AnalysedRun> startingWith(String prefix) {
    return snapshot.runs().stream().filter(run -> run.run().runId().startsWith(prefix)).toList();
  }
}
