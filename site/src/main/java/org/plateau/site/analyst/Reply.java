package org.plateau.site.analyst;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Problem;
import org.plateau.render.chart.Plot;

/**
 * The answer to an analyst's question in every form it can be printed in.
 *
 * @param title what was asked
 * @param text for people
 * @param rows for programs
 * @param drawing the same as a chart; absent where there is nothing to draw
 * @param problems what could not be answered
 */
public record Reply(
    String title,
    List<String> text,
    AnswerForm rows,
    @Nullable Plot drawing,
    List<Problem> problems) {
  public Reply {
    text = List.copyOf(text);
    problems = List.copyOf(problems);
  }

  public Optional<Plot> plot() {
    return Optional.ofNullable(drawing);
  }

  /** Nothing but the reason. */
  static Reply refused(String title, Problem problem) {
    return new Reply(
        title, List.of(), new AnswerForm(List.of(), List.of(), List.of()), null, List.of(problem));
  }
}
