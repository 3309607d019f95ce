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
    Arg.Word name = new Arg.Word("metric." + metric.id());
    boolean plain = statistic.kind() == Statistic.Kind.MEAN && metric != Metric.LATENCY;
    if (plain) {
      return name;
    }
    String key = "statistic.of." + statistic.kind().name().toLowerCase(Locale.ROOT);
    return statistic.kind() == Statistic.Kind.PERCENTILE
        ? new Arg.Word(key, Map.of("metric", name, "rank", rank(statistic)))
        : new Arg.Word(key, Map.of("metric", name));
  }

  /** The same with its direction. */
  public static Arg.Word of(Metric metric, Statistic statistic, Direction direction) {
    return new Arg.Word("directed." + direction.id(), Map.of("metric", of(metric, statistic)));
  }

  private static Arg rank(Statistic percentile) {
    return new Arg.Literal(percentile.id().substring(1));
  }
}
