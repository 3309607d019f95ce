package org.plateau.analysis.figure;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.plateau.analysis.Result;

/**
 * Tells the results of a reconstructed run that a publisher printed from those that the model
 * filled in: the label {@code published} of the run.
 *
 * @param names {@code [series/]span.direction.metric.statistic}
 */
public record PublishedResults(Set<String> names) {
  private static final String LABEL = "published";

  public PublishedResults {
    names = Set.copyOf(names);
  }

  /** What a run's labels say; nothing is published where they do not say so. */
  public static PublishedResults of(Map<String, String> labels) {
    return new PublishedResults(
        Arrays.stream(labels.getOrDefault(LABEL, "").split(",", -1))
            .map(String::strip)
            .filter(name -> !name.isEmpty())
            .collect(Collectors.toSet()));
  }

  /** Whether somebody published this very figure. */
  public boolean covers(Result result) {
    return names.contains(name(result));
  }

  /** How {@code published:} in run.yaml names a result. */
  public static String name(Result result) {
    String series = result.series().isEmpty() ? "" : result.series() + "/";
    return series
        + String.join(
            ".",
            result.span().id(),
            result.direction().id(),
            result.metric().id(),
            result.statistic().id());
  }
}
