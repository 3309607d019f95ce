package org.plateau.analysis.snapshot;

import org.plateau.analysis.Analysis;
import org.plateau.ingest.history.RunEntry;

/** A run and what was found out about it. */
public record AnalysedRun(RunEntry run, Analysis analysis) {
  public AnalysedRun {
    if (!run.runId().equals(analysis.runId())) {
      throw new IllegalArgumentException(run.runId() + " with the analysis of " + analysis.runId());
    }
  }
}
