package org.plateau.render.draft;

import java.util.List;
import java.util.Map;

/**
 * A workload as a draft treats it.
 *
 * @param workload its id
 * @param phase the phase whose heaviest load is quoted
 * @param metric of its lead figures: {@code iops} or {@code bandwidth}
 * @param lead the lead figure of each profile that has one, by profile, in the catalogue's order
 * @param tail the figure of the slowest in a thousand of each profile
 * @param elsewhere the lead figure under other systems, by system, in the last profile
 * @param figures all of its figures, in the order in which they are told
 * @param settling the figure of a preconditioning run that never became steady; empty when there is
 *     none
 * @param charts phases and metrics to draw: {@code {phase, metric, statistic}}
 */
record Topic(
    String workload,
    String phase,
    String metric,
    Map<String, String> lead,
    Map<String, String> tail,
    Map<String, String> elsewhere,
    List<String> figures,
    String settling,
    List<List<String>> charts) {
  Topic {
    lead = java.util.Collections.unmodifiableMap(new java.util.LinkedHashMap<>(lead));
    tail = java.util.Collections.unmodifiableMap(new java.util.LinkedHashMap<>(tail));
    elsewhere = java.util.Collections.unmodifiableMap(new java.util.LinkedHashMap<>(elsewhere));
    figures = List.copyOf(figures);
    charts = charts.stream().map(List::copyOf).toList();
  }

  /** Its figures whose names begin so. */
  List<String> of(String prefix) {
    return figures.stream().filter(name -> name.startsWith(prefix)).toList();
  }
}
