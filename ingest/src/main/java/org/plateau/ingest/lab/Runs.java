package org.plateau.ingest.lab;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.Origin;
import org.plateau.ingest.Problem;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Summary;

/**
 * The runs in a log set, in order of their parts, with the contradictions between what run.yaml
 * says of them and what the logs say.
 */
public final class Runs extends AbstractList<Run> {
  private final List<Run> runs;
  private final List<Problem> problems;

  private Runs(List<Run> runs, List<Problem> problems) {
    this.runs = List.copyOf(runs);
    this.problems = List.copyOf(problems);
  }

  /** As {@link #of(LogSet, LogSetContent, Catalogue)} with the built-in workloads alone. */
  public static Runs of(LogSet set, LogSetContent content) {
    return of(set, content, Catalogue.builtIn());
  }

  /**
   * Joins labels and facts. What the log says itself holds, and a run.yaml that says otherwise is a
   * problem with both places.
   */
  public static Runs of(LogSet set, LogSetContent content, Catalogue catalogue) {
    List<Run> runs = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    for (String part : content.parts()) {
      RunFacts facts = facts(part, content);
      Labels labels = new Joining(facts, catalogue, problems::add).join(set.labels());
      runs.add(new Run(Run.idOf(set.id(), part), set.id(), part, labels, facts));
    }
    return new Runs(runs, problems);
  }

  /** The part's facts, or facts without a word where no file of the set carries any. */
  private static RunFacts facts(String part, LogSetContent content) {
    Optional<RunFacts> said =
        content.facts().stream().filter(facts -> facts.part().equals(part)).findFirst();
    return said.orElseGet(
        () -> new RunFacts(part, "", "", null, new TreeMap<>(), List.of(), origin(part, content)));
  }

  private static Origin origin(String part, LogSetContent content) {
    return content.intervals().stream()
        .filter(interval -> interval.part().equals(part))
        .flatMap(interval -> interval.origins().stream())
        .findFirst()
        .or(
            () ->
                content.summaries().stream()
                    .filter(summary -> summary.part().equals(part))
                    .map(Summary::origin)
                    .findFirst())
        .orElseThrow();
  }

  @Override
  public Run get(int index) {
    return runs.get(index);
  }

  @Override
  public int size() {
    return runs.size();
  }

  /** Contradictions between run.yaml, the catalogue and the logs. */
  public List<Problem> problems() {
    return problems;
  }
}
