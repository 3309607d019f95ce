package org.plateau.render.page;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The problems that keep a page from being made. */
public record ErrorPage(@Nullable String summary, List<ProblemRow> problems) {
  public ErrorPage {
    problems = List.copyOf(problems);
  }

  /** A problem with its place and remedy. */
  public record ProblemRow(
      String file,
      @Nullable Integer line,
      String code,
      String found,
      @Nullable String expected,
      String remedy) {}
}
