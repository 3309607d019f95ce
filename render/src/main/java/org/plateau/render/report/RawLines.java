package org.plateau.render.report;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Origin;
import org.plateau.render.page.EvidenceRow.RawLine;

/** Quotes the log lines behind a figure. */
public interface RawLines {
  /** Quotes nothing: for a lab whose logs are not at hand. */
  RawLines NONE = origins -> List.of();

  /** The first lines of the first file, as they stand there; empty when the file is gone. */
  List<RawLine> cited(List<Origin> origins);

  /** {@code file:line} of what is quoted; null when nothing is. */
  default @Nullable String place(List<Origin> origins) {
    return origins.isEmpty() || cited(origins).isEmpty()
        ? null
        : origins.get(0).file() + ":" + origins.get(0).firstLine();
  }
}
