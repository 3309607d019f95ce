package org.plateau.site.analyst;

import java.nio.file.Path;
import java.util.List;
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

  /** The same without curves, a fraction of the reading: for figures and verdicts. */
  public static Optional<LabHistory> openFigures(Path root) {
    return Snapshot.readFigures(root.resolve("history"))
        .map(snapshot -> new LabHistory(Lab.open(root), snapshot));
  }

  /** Runs whose ids start so. */
  public List<AnalysedRun> startingWith(String prefix) {
    return snapshot.runs().stream().filter(run -> run.run().runId().startsWith(prefix)).toList();
  }
}
