package org.plateau.ingest;

import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A figure of a run that its other figures contradict by a factor of 1000 or 1024, so that its unit
 * is not what the log says it is. Such a figure is withheld; the problems {@code run.littles-law}
 * and {@code run.bandwidth-identity} name both numbers.
 */
public enum UnitFault {
  /** Rate times latency is a thousand times what can be outstanding. */
  LATENCY,
  /** Bandwidth is a thousand times rate times size, or a thousandth. */
  BANDWIDTH;

  /**
   * The faults of a run.
   *
   * @param facts null when nothing is known, which finds nothing
   * @param summaries what the runner reported of this run
   */
  public static Set<UnitFault> of(@Nullable RunFacts facts, List<Summary> summaries) {
    Set<UnitFault> faults = EnumSet.noneOf(UnitFault.class);
    if (facts != null) {
      SummaryIdentities.of(facts, summaries).stream()
          .map(SummaryIdentities.Finding::fault)
          .filter(Objects::nonNull)
          .forEach(faults::add);
    }
    return faults;
  }
}
