package org.plateau.analysis.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plateau.analysis.Basis;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Result;
import org.plateau.analysis.Span;
import org.plateau.analysis.Statistic;
import org.plateau.ingest.Direction;

class PublishedResultsTest {
  private static Result result(String series, Metric metric, Statistic statistic) {
    return new Result(
        "r",
        series,
        metric,
        statistic,
        Direction.ALL,
        Span.WHOLE,
        1.0,
        null,
        null,
        Basis.RUNNER_SUMMARY,
        null,
        "curve",
        1,
        "",
        List.of());
  }

  @Test
  void coversTheNamedResultsAlone() {
    PublishedResults published =
        PublishedResults.of(
            Map.of("published", "whole.all.latency.p99.9, vm=vm-1/whole.all.tps.mean"));
    assertThat(published.covers(result("", Metric.LATENCY, Statistic.percentile(99.9)))).isTrue();
    assertThat(published.covers(result("vm=vm-1", Metric.TPS, Statistic.MEAN))).isTrue();
    assertThat(published.covers(result("vm=vm-2", Metric.TPS, Statistic.MEAN))).isFalse();
    assertThat(published.covers(result("", Metric.TPS, Statistic.MEAN))).isFalse();
    assertThat(published.covers(result("", Metric.LATENCY, Statistic.MEAN))).isFalse();
  }

  @Test
  void coversNothingWhereTheRunSaysNothing() {
    assertThat(PublishedResults.of(Map.of()).names()).isEmpty();
  }
}
