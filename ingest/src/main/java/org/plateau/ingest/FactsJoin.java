package org.plateau.ingest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Makes one set of facts per part of what several files say; of two words the first goes. */
final class FactsJoin {
  private FactsJoin() {}

  /**
   * @param parts names of the runs that have figures; facts of others (as of a job file whose jobs
   *     did not run) are left out when there are any
   */
  static List<RunFacts> join(List<RunFacts> facts, Set<String> parts) {
    Map<String, RunFacts> joined = new TreeMap<>();
    for (RunFacts fact : facts) {
      if (parts.isEmpty() || parts.contains(fact.part())) {
        joined.merge(fact.part(), fact, FactsJoin::join);
      }
    }
    return List.copyOf(joined.values());
  }

  private static RunFacts join(RunFacts first, RunFacts second) {
    TreeMap<String, String> options = new TreeMap<>(second.options());
    options.putAll(first.options());
    List<String> errors = new ArrayList<>(first.errors());
    second.errors().stream().filter(error -> !errors.contains(error)).forEach(errors::add);
    return new RunFacts(
        first.part(),
        first.runner(),
        first.version().isEmpty() ? second.version() : first.version(),
        first.started() == null ? second.started() : first.started(),
        options,
        errors,
        first.origin());
  }
}
