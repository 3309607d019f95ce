package org.plateau.render.text;

import java.util.Locale;
import java.util.Map;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Statistic;
import org.plateau.ingest.Direction;

/** Names what was measured: "average latency", "read throughput", "99th-percentile latency". */
public final class MetricWords {
  private MetricWords() {}

  /** The metric in the words of a sentence; means of rates go without "average". */
  public static Arg.Word of(Metric metric, Statistic statistic) {
    return of(metric, statistic, new Arg.Word("metric." + metric.id()));
  }

  /** The same with its direction: "maximum read latency". */
  public static Arg.Word of(Metric metric, Statistic statistic, Direction direction) {
    Arg.Word name = new Arg.Word("metric." + metric.id());
    return of(
        metric, statistic, new Arg.Word("directed." + direction.id(), Map.of("metric", name)));
  }

  private static Arg.Word of(Metric metric, Statistic statistic, Arg.Word name) {
    if (statistic.kind() == Statistic.Kind.MEAN && metric != Metric.LATENCY) {
      return name;
    }
    String key = "statistic.of." + statistic.kind().name().toLowerCase(Locale.ROOT);
    return statistic.kind() == Statistic.Kind.PERCENTILE
        ? new Arg.Word(key, Map.of("metric", name, "rank", rank(statistic)))
        : new Arg.Word(key, Map.of("metric", name));
  }

  private static Arg rank(Statistic percentile) {
    return new Arg.Literal(percentile.id().substring(1));
  }
}
