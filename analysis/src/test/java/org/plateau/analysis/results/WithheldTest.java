package org.plateau.analysis.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.plateau.analysis.Analysis;
import org.plateau.analysis.AnalysisSettings;
import org.plateau.analysis.Basis;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Result;
import org.plateau.analysis.Rows;
import org.plateau.analysis.RunAnalysis;
import org.plateau.analysis.Span;
import org.plateau.analysis.Statistic;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.LogLinear;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Series;
import org.plateau.ingest.Summary;

/** What the run's other figures contradict by a factor of 1000 or 1024 is shown nowhere. */
class WithheldTest {
  private static final RunFacts FACTS =
      new RunFacts(
          "",
          "fio",
          "3.33",
          null,
          new TreeMap<>(Map.of("iodepth", "4", "bs", "4k")),
          List.of(),
          Rows.origin(1));

  /** Ten minutes of 1,000 reads a second, each a histogram and a maximum. */
  private static List<Interval> plateau() {
    List<Interval> rows = new ArrayList<>();
    for (int second = 0; second < 600; second++) {
      LogLinear log = new LogLinear();
      log.add(4_000_000, 1000);
      Latency latency = Rows.latency(1000L, 4e6, 5e6, 1e5).withHistogram(log.toHistogram(1));
      rows.add(Rows.row("", Direction.READ, second, 1, 1000, List.of(latency)));
    }
    return rows;
  }

  private static Summary summary(double latencyNanos, double bandwidth) {
    Latency latency = Latency.unknown(LatencyKind.TOTAL).withCount(600_000L).withMean(latencyNanos);
    return new Summary(
        "",
        Series.WHOLE,
        false,
        Direction.READ,
        null,
        600_000.0,
        600_000.0 * 4096,
        1000.0,
        bandwidth,
        List.of(latency),
        new TreeMap<>(),
        Rows.origin(1));
  }

  private static Analysis analyse(Summary summary) {
    return RunAnalysis.of("r", plateau(), List.of(summary), FACTS, AnalysisSettings.DEFAULT);
  }

  private static List<Result> of(Analysis analysis, Metric metric) {
    return analysis.results().stream().filter(result -> result.metric() == metric).toList();
  }

  @Test
  void aLatencyOfAThousandTimesTheQueueIsNotTold() {
    Analysis right = analyse(summary(4e6, 4_096_000));
    Analysis wrong = analyse(summary(4e9, 4_096_000));

    assertThat(of(right, Metric.LATENCY)).anyMatch(result -> result.value() != null);
    assertThat(right.bands()).isNotEmpty();
    // the same statistics of the same spans, none with a value, each with its reason
    assertThat(of(wrong, Metric.LATENCY))
        .hasSameSizeAs(of(right, Metric.LATENCY))
        .allMatch(result -> result.basis() == Basis.NOT_DERIVABLE)
        .allMatch(result -> result.reason().equals(Reasons.UNIT_FAULT));
    assertThat(wrong.result(Metric.LATENCY, Statistic.percentile(99), Direction.ALL, Span.STEADY))
        .isPresent();
    assertThat(wrong.bands()).isEmpty();
    assertThat(wrong.curves().get(Direction.ALL).latencies().at(0)).isNaN();
  }

  @Test
  void theOtherFiguresStand() {
    Analysis right = analyse(summary(4e6, 4_096_000));
    Analysis wrong = analyse(summary(4e9, 4_096_000));

    assertThat(of(wrong, Metric.IOPS)).isEqualTo(of(right, Metric.IOPS));
    assertThat(of(wrong, Metric.BANDWIDTH)).isEqualTo(of(right, Metric.BANDWIDTH));
    assertThat(
            wrong
                .result(Metric.IOPS, Statistic.MEAN, Direction.ALL, Span.STEADY)
                .flatMap(Result::known))
        .hasValueSatisfying(rate -> assertThat(rate).isCloseTo(1000, within(5.0)));
    assertThat(wrong.verdict()).isEqualTo(right.verdict());
  }

  @Test
  void aBandwidthOfAnotherUnitIsNotTold() {
    Analysis wrong = analyse(summary(4e6, 4_000));

    assertThat(of(wrong, Metric.BANDWIDTH))
        .isNotEmpty()
        .allMatch(result -> result.value() == null)
        .allMatch(result -> result.reason().equals(Reasons.UNIT_FAULT));
    assertThat(of(wrong, Metric.LATENCY)).anyMatch(result -> result.value() != null);
  }
}
