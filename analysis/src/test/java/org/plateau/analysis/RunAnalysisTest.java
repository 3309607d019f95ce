package org.plateau.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.plateau.analysis.Rows.latency;
import static org.plateau.analysis.Rows.row;
import static org.plateau.analysis.Rows.summary;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.plateau.analysis.curve.Bands;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.LogLinear;
import org.plateau.ingest.Origin;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Series;
import org.plateau.ingest.Summary;
import org.plateau.ingest.Window;

class RunAnalysisTest {
  private static RunFacts facts(String runner) {
    return new RunFacts("", runner, "1", null, new TreeMap<>(), List.of(), Rows.origin(1));
  }

  private static Analysis analyse(List<Interval> rows, List<Summary> summaries, String runner) {
    return RunAnalysis.of("r", rows, summaries, facts(runner), AnalysisSettings.DEFAULT);
  }

  private static Result result(
      Analysis analysis, Metric metric, Statistic statistic, Direction direction, Span span) {
    return analysis.result(metric, statistic, direction, span).orElseThrow();
  }

  /** Ten minutes: a fall in the first two, then a plateau of 1,000 reads a second. */
  private static List<Interval> fallAndPlateau() {
    Random random = new Random(3);
    List<Interval> rows = new ArrayList<>();
    for (int t = 0; t < 900; t++) {
      double level = t < 120 ? 3000 : 1000;
      long n = Math.round(level + 10 * random.nextGaussian());
      LogLinear log = new LogLinear();
      for (int i = 0; i < n; i++) {
        log.add(100_000 + random.nextInt(100_000));
      }
      Latency latency =
          new Latency(
              LatencyKind.TOTAL,
              n,
              150_000.0,
              100_000.0,
              200_000.0 + t,
              28_000.0,
              log.toHistogram(1),
              new TreeMap<>());
      rows.add(row("", Direction.READ, t, 1, (double) n, List.of(latency)));
    }
    return rows;
  }

  @Test
  void quotesTheSteadyWindowWithIntervalAndOrigin() {
    Analysis analysis = analyse(fallAndPlateau(), List.of(), "fio");

    assertThat(analysis.verdicts().keySet())
        .containsExactly("change-point", "fio-range", "fio-slope", "mser5", "pts");
    Verdict.Steady steady = (Verdict.Steady) analysis.verdict().orElseThrow();
    assertThat(steady.last().window()).isEqualTo(Rows.window(120, 780));

    Result iops = result(analysis, Metric.IOPS, Statistic.MEAN, Direction.READ, Span.STEADY);
    assertThat(iops.value()).isCloseTo(1000, within(2.0));
    assertThat(iops.low()).isLessThan(iops.value()).isGreaterThan(995);
    assertThat(iops.high()).isGreaterThan(iops.value()).isLessThan(1005);
    assertThat(iops.basis()).isEqualTo(Basis.INTERVALS);
    assertThat(iops.samples()).isEqualTo(780);
    assertThat(iops.origins()).containsExactly(new Origin("run.log", "0".repeat(64), 121, 900));

    Result p99 =
        result(analysis, Metric.LATENCY, Statistic.percentile(99), Direction.READ, Span.STEADY);
    assertThat(p99.basis()).isEqualTo(Basis.MERGED_HISTOGRAM);
    assertThat(p99.value()).isCloseTo(199_000, within(0.01 * 199_000));
    assertThat(p99.low()).isLessThanOrEqualTo(199_000);
    assertThat(p99.high()).isGreaterThan(198_990);
    Result deep =
        result(analysis, Metric.LATENCY, Statistic.percentile(99.999), Direction.READ, Span.STEADY);
    assertThat(deep.basis()).isEqualTo(Basis.NOT_DERIVABLE);
    assertThat(deep.reason()).isEqualTo("fewer-than-ten-beyond");

    Result max = result(analysis, Metric.LATENCY, Statistic.MAX, Direction.READ, Span.STEADY);
    assertThat(max.value()).isEqualTo(200_899);
    Result bandwidth =
        result(analysis, Metric.BANDWIDTH, Statistic.MEAN, Direction.ALL, Span.STEADY);
    assertThat(bandwidth.value()).isCloseTo(iops.value() * 4096, within(1e-3));
  }

  @Test
  void knowsBurstAndWholeRun() {
    Analysis analysis = analyse(fallAndPlateau(), List.of(), "fio");

    assertThat(result(analysis, Metric.IOPS, Statistic.MEAN, Direction.ALL, Span.BURST).value())
        .isCloseTo(3000, within(10.0));
    Result whole = result(analysis, Metric.IOPS, Statistic.MEAN, Direction.ALL, Span.WHOLE);
    assertThat(whole.value()).isCloseTo((120 * 3000 + 780 * 1000) / 900.0, within(3.0));
    assertThat(whole.reason()).isEqualTo("whole-run");
    assertThat(analysis.life().burst().endNanos()).isEqualTo(120 * Rows.SECOND);
    assertThat(result(analysis, Metric.LATENCY, Statistic.MEAN, Direction.ALL, Span.BURST).value())
        .isEqualTo(150_000);
    Result over = result(analysis, Metric.MOMENT, Statistic.MEAN, Direction.ALL, Span.BURST);
    assertThat(over.value()).isEqualTo(120);
    assertThat(over.reason()).isEqualTo("moment");
    // the fall takes one sample
    assertThat(result(analysis, Metric.MOMENT, Statistic.MEAN, Direction.ALL, Span.STEADY).value())
        .isEqualTo(121);
  }

  @Test
  void addsSeriesOfSummariesAndNeverTheirTotal() {
    Latency a = latency(1000L, 1.0e6, 9e6, 0.2e6);
    Latency b = latency(3000L, 2.0e6, 7e6, 0.5e6);
    Analysis analysis =
        analyse(
            List.of(),
            List.of(
                summary("a", false, Direction.READ, 1000.0, List.of(a)),
                summary("b", false, Direction.READ, 3000.0, List.of(b)),
                summary("All clients", true, Direction.READ, 4000.0, List.of(a))),
            "fio");

    Result iops = result(analysis, Metric.IOPS, Statistic.MEAN, Direction.READ, Span.WHOLE);
    assertThat(iops.value()).isEqualTo(400);
    assertThat(iops.basis()).isEqualTo(Basis.RUNNER_SUMMARY);
    assertThat(
            result(analysis, Metric.LATENCY, Statistic.STDDEV, Direction.READ, Span.WHOLE).value())
        .isCloseTo(0.6205e6, within(50.0));
    assertThat(result(analysis, Metric.LATENCY, Statistic.MEAN, Direction.ALL, Span.WHOLE).value())
        .isCloseTo(1.75e6, within(1e-3));
    assertThat(analysis.verdicts()).isEmpty();
  }

  @Test
  void quotesTheRunnersPercentileWhereTheSeriesHaveTheSame() {
    Latency one =
        latency(100_000L, 1.0e6, 9e6, null).withPercentiles(new TreeMap<>(Map.of(99.0, 5.0e6)));
    Analysis single =
        analyse(List.of(), List.of(summary("a", false, Direction.READ, 1e5, List.of(one))), "fio");
    Analysis two =
        analyse(
            List.of(),
            List.of(
                summary("a", false, Direction.READ, 1e5, List.of(one)),
                summary("b", false, Direction.READ, 1e5, List.of(one))),
            "fio");
    Latency other = one.withPercentiles(new TreeMap<>(Map.of(99.0, 5.1e6)));
    Analysis unlike =
        analyse(
            List.of(),
            List.of(
                summary("a", false, Direction.READ, 1e5, List.of(one)),
                summary("b", false, Direction.READ, 1e5, List.of(other))),
            "fio");
    Statistic p99 = Statistic.percentile(99);

    Result quoted = result(single, Metric.LATENCY, p99, Direction.READ, Span.WHOLE);
    assertThat(quoted.value()).isEqualTo(5.0e6);
    assertThat(quoted.basis()).isEqualTo(Basis.RUNNER_SUMMARY);
    Result common = result(two, Metric.LATENCY, p99, Direction.READ, Span.WHOLE);
    assertThat(common.value()).isEqualTo(5.0e6);
    assertThat(common.samples()).isEqualTo(200_000);
    Result refused = result(unlike, Metric.LATENCY, p99, Direction.READ, Span.WHOLE);
    assertThat(refused.basis()).isEqualTo(Basis.NOT_DERIVABLE);
    assertThat(refused.reason()).isEqualTo("no-histogram");
  }

  @Test
  void mergesHistogramsOfSummariesForTheWholeRunAlone() {
    // the example of formats.md 2.6
    LogLinear a = new LogLinear();
    a.add(90624, 900);
    a.add(181248, 100);
    LogLinear b = new LogLinear();
    b.add(90624, 3000);
    b.add(1449984, 30);
    Analysis analysis =
        analyse(
            List.of(),
            List.of(
                summary(
                    "a",
                    false,
                    Direction.READ,
                    1000.0,
                    List.of(Rows.histogram(LatencyKind.TOTAL, a.toHistogram(1)))),
                summary(
                    "b",
                    false,
                    Direction.READ,
                    3030.0,
                    List.of(Rows.histogram(LatencyKind.TOTAL, b.toHistogram(1))))),
            "fio");

    Result p99 =
        result(analysis, Metric.LATENCY, Statistic.percentile(99), Direction.READ, Span.WHOLE);
    assertThat(p99.value()).isEqualTo(181_248.0);
    assertThat(p99.samples()).isEqualTo(4030);
    assertThat(p99.basis()).isEqualTo(Basis.MERGED_HISTOGRAM);
  }

  @Test
  void callsTransactionsOfANamedToolByTheirNameToo() {
    Latency latency = latency(6000L, 8e6, null, null);
    Summary summary =
        new Summary(
            "",
            Series.of("vm", "vm-1"),
            false,
            Direction.ALL,
            Rows.window(0, 10),
            6000.0,
            null,
            600.0,
            null,
            List.of(latency),
            new TreeMap<>(),
            Rows.origin(1));
    Analysis analysis = analyse(List.of(), List.of(summary), "benchmark-factory");
    assertThat(analysis.results()).anyMatch(any -> any.metric() == Metric.TPS);
    assertThat(analysis.results()).noneMatch(any -> any.metric() == Metric.IOPS);
  }

  @Test
  void callsTransactionsByTheirName() {
    List<Interval> rows = new ArrayList<>();
    for (int t = 0; t < 600; t++) {
      rows.add(
          new Interval(
              "",
              Series.WHOLE,
              Direction.ALL,
              Rows.window(t, 1),
              500.0,
              null,
              List.of(latency(null, 8e6, null, null)),
              new TreeMap<>(Map.of("queries_per_second", 10_000.0)),
              List.of(Rows.origin(t + 1))));
    }
    Summary summary =
        new Summary(
            "",
            Series.WHOLE,
            false,
            Direction.ALL,
            new Window(0, 600 * Rows.SECOND),
            300_000.0,
            null,
            500.0,
            null,
            List.of(),
            new TreeMap<>(Map.of("new_orders_per_minute", 26_201.0, "elapsed_seconds", 600.0)),
            Rows.origin(700));

    Analysis analysis = analyse(rows, List.of(summary), "sysbench");

    assertThat(result(analysis, Metric.TPS, Statistic.MEAN, Direction.ALL, Span.STEADY).value())
        .isEqualTo(500);
    assertThat(result(analysis, Metric.QPS, Statistic.MEAN, Direction.ALL, Span.STEADY).value())
        .isEqualTo(10_000);
    assertThat(result(analysis, Metric.NOPM, Statistic.MEAN, Direction.ALL, Span.WHOLE).value())
        .isEqualTo(26_201);
    assertThat(result(analysis, Metric.ELAPSED, Statistic.MEAN, Direction.ALL, Span.WHOLE).value())
        .isEqualTo(600);
    assertThat(analysis.results()).noneMatch(any -> any.metric() == Metric.IOPS);
    assertThat(result(analysis, Metric.LATENCY, Statistic.MAX, Direction.ALL, Span.STEADY).reason())
        .isEqualTo("no-window-maximum");
  }

  @Test
  void speaksOfEachVirtualMachineToo() {
    List<Interval> rows = new ArrayList<>();
    for (int t = 0; t < 300; t++) {
      for (int vm = 1; vm <= 4; vm++) {
        rows.add(
            Interval.of(
                "",
                Series.of("vm", "vm" + vm),
                Direction.WRITE,
                Rows.window(t, 1),
                100.0 * vm,
                null,
                List.of(),
                Rows.origin(1)));
      }
    }
    Analysis analysis = analyse(rows, List.of(), "vdbench");

    assertThat(result(analysis, Metric.IOPS, Statistic.MEAN, Direction.ALL, Span.STEADY).value())
        .isEqualTo(1000);
    assertThat(analysis.results())
        .filteredOn(
            own ->
                own.series().equals("vm=vm3")
                    && own.metric() == Metric.IOPS
                    && own.direction() == Direction.WRITE
                    && own.span() == Span.STEADY)
        .extracting(Result::value)
        .containsExactly(300.0);
  }

  @Test
  void doesNotDependOnTheOrderOfItsRows() {
    List<Interval> rows = fallAndPlateau();
    List<Interval> shuffled = new ArrayList<>(rows);
    Collections.shuffle(shuffled, new Random(1));

    assertThat(analyse(shuffled, List.of(), "fio").verdicts())
        .isEqualTo(analyse(rows, List.of(), "fio").verdicts());
  }

  @Test
  void judgesARunThatFioWatchedByItsOwnRule() {
    TreeMap<String, String> options =
        new TreeMap<>(Map.of("steadystate", "iops_slope:0.3%", "ss_dur", "2m"));
    RunFacts own = new RunFacts("", "fio", "3.33", null, options, List.of(), Rows.origin(1));

    Analysis analysis =
        RunAnalysis.of("r", fallAndPlateau(), List.of(), own, AnalysisSettings.DEFAULT);

    Verdict.Steady steady = (Verdict.Steady) analysis.verdicts().get("fio-slope");
    assertThat(steady.first().rounds()).isEqualTo(120);
  }

  @Test
  void isJudgedByAnotherMethodWhereAReviewAsksForIt() {
    Analysis analysis =
        RunAnalysis.of(
            "r",
            fallAndPlateau(),
            List.of(),
            facts("fio"),
            AnalysisSettings.DEFAULT.withAlso(List.of("fio-range")));

    assertThat(analysis.knows("fio-range")).isTrue();
    assertThat(analysis.knows("mser5")).isFalse();
    Analysis other = analysis.under("fio-range");
    Verdict.Steady steady = (Verdict.Steady) other.verdict().orElseThrow();
    assertThat(steady.method()).isEqualTo("fio-range");
    Result iops = result(other, Metric.IOPS, Statistic.MEAN, Direction.READ, Span.STEADY);
    assertThat(iops.window()).isEqualTo(steady.last().window());
    assertThat(
            result(other, Metric.LATENCY, Statistic.percentile(99), Direction.READ, Span.STEADY)
                .window())
        .isEqualTo(steady.last().window());
    assertThat(other.under("pts")).isEqualTo(analysis);
    assertThat(analysis.under("mser5").results()).noneMatch(any -> any.span() == Span.STEADY);
  }

  @Test
  void keepsPercentilesOverTimeInAFewCells() {
    Analysis analysis = analyse(fallAndPlateau(), List.of(), "fio");

    List<Bands.Band> bands = analysis.bands().get(Direction.ALL);
    assertThat(bands).hasSize(60);
    assertThat(bands.get(0).window()).isEqualTo(Rows.window(0, 15));
    assertThat(bands.get(59).max()).isEqualTo(200_899);
    assertThat(bands.get(59).p50().nanos()).isCloseTo(150_000, within(0.01 * 150_000));
    // 15,000 operations a cell: 15 beyond p99.9
    assertThat(bands.get(59).p999()).isNotNull();
  }

  /** The worked example of docs/methods/percentile.md. */
  @Test
  void thePercentileOfTwoJobsIsThatOfTheirOperations() {
    LogLinear both = new LogLinear();
    both.add(90_624, 90);
    both.add(181_248, 10);
    both.add(90_624, 300);
    both.add(1_449_984, 3);

    assertThat(both.toHistogram(1).count()).isEqualTo(403);
    assertThat(both.toHistogram(1).percentile(99).nanos()).isEqualTo(181_248);
  }

  @Test
  void survivesARunOfNothing() {
    Analysis analysis = RunAnalysis.of("r", List.of(), List.of(), null, AnalysisSettings.DEFAULT);
    assertThat(analysis.results()).isEmpty();
    assertThat(analysis.verdict()).isEmpty();
  }
}
