package org.plateau.render.report;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plateau.analysis.Result;

/** Names for figures that no editor named: the labels of the run and what was measured, joined. */
final class FigureNames {
  private static final List<String> TELLING =
      List.of(
          "drive",
          "op_profile",
          "os",
          "host",
          "workload",
          "phase",
          "threads",
          "queue_depth",
          "vm",
          "test",
          "repeat");

  private FigureNames() {}

  static String of(Map<String, String> labels, Result result) {
    Stream<String> run = TELLING.stream().map(key -> labels.getOrDefault(key, ""));
    Stream<String> what =
        Stream.of(
            result.series(),
            result.direction().id(),
            result.metric().id(),
            result.statistic().id(),
            result.span().id(),
            result.runId());
    return Stream.concat(run, what)
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("/"));
  }
}
