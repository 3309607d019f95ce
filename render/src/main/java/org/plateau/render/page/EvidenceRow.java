package org.plateau.render.page;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Everything behind one figure, from its run to its log lines. */
public record EvidenceRow(
    String id,
    String name,
    @Nullable Value value,
    @Nullable String unknown,
    @Nullable Text standing,
    String basis,
    String windowShort,
    String source,
    @Nullable String run,
    @Nullable String runId,
    List<EvidenceFile> files,
    @Nullable String moreFiles,
    @Nullable String window,
    @Nullable Drawing windowDrawing,
    @Nullable String steady,
    @Nullable String formula,
    @Nullable String numbers,
    @Nullable String linesPlace,
    List<RawLine> lines,
    @Nullable String reason,
    List<Check> checks,
    @Nullable String provenance) {
  public EvidenceRow {
    files = List.copyOf(files);
    lines = List.copyOf(lines);
    checks = List.copyOf(checks);
  }

  /** A log file, with the hash of its content. */
  public record EvidenceFile(String path, String sha256, @Nullable String lines) {}

  /** A line of a log, as it stands there. */
  public record RawLine(long number, String text, boolean cited) {}

  /** A check of the figure against something else. */
  public record Check(boolean passed, String text) {}
}
