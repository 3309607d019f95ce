package org.plateau.analysis.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.plateau.analysis.Basis;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Result;
import org.plateau.analysis.Span;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.claim.Claim;
import org.plateau.ingest.Direction;

class FiguresTest {
  private static final Map<String, String> WHERE =
      Map.of("drive", "a", "workload", "4k-write", "os", "centos");
  private static final Selection WRITE =
      new Selection(Metric.IOPS, Statistic.MEAN, Span.STEADY, Direction.WRITE, WHERE);

  private static Result iops(String run, Double value, Double half) {
    return new Result(
        run,
        "",
        Metric.IOPS,
        Statistic.MEAN,
        Direction.WRITE,
        Span.STEADY,
        value,
        half == null ? null : (Double) (value - half),
        half == null ? null : (Double) (value + half),
        value == null ? Basis.NOT_DERIVABLE : Basis.INTERVALS,
        null,
        "curve",
        10,
        "",
        List.of());
  }

  private static MeasuredRun run(String id, double value, String... labels) {
    TreeMap<String, String> all = new TreeMap<>(WHERE);
    for (String label : labels) {
      int sign = label.indexOf('=');
      all.put(label.substring(0, sign), label.substring(sign + 1));
    }
    return new MeasuredRun(new RunKey(id, all), "steady", List.of(iops(id, value, value / 100)));
  }

  private static String refusal(Figures figures, Selection selection) {
    return figures
        .resolve("w", selection)
        .match(found -> "found " + found.figure(), Resolution.Refused::message);
  }

  @Test
  void findsTheOneRun() {
    Figures figures = new Figures(List.of(run("r1", 100), run("r2", 90, "drive=b")));

    Figure figure = figures.resolve("w", WRITE).known().orElseThrow();

    assertThat(figure.value()).isEqualTo(100);
    assertThat(figure.unit()).isEqualTo("1/s");
    assertThat(figure.low()).isEqualTo(99);
    assertThat(figure.sources()).extracting(source -> source.run().runId()).containsExactly("r1");
  }

  @Test
  void listsTheNearestWhenNothingMatches() {
    Figures figures =
        new Figures(List.of(run("r1", 100, "os=windows"), run("r2", 90, "drive=b", "os=windows")));

    assertThat(refusal(figures, WRITE))
        .isEqualTo(
            "w: no run matches drive=a, os=centos, workload=4k-write; the nearest are r1"
                + " (os=windows).");
    assertThat(refusal(new Figures(List.of()), WRITE))
        .isEqualTo("w: no run matches drive=a, os=centos, workload=4k-write; there are no runs.");
  }

  @Test
  void listsTheCandidatesWhenSeveralMatch() {
    Figures figures =
        new Figures(List.of(run("r1", 100, "threads=1"), run("r2", 90, "threads=16")));

    assertThat(refusal(figures, WRITE))
        .isEqualTo(
            "w: 2 runs match drive=a, os=centos, workload=4k-write and are not repetitions: r1"
                + " (threads=1), r2 (threads=16). Add threads to where.");
  }

  @Test
  void saysWhatTheRunHasInstead() {
    Selection read = new Selection(Metric.IOPS, Statistic.MEAN, Span.STEADY, Direction.READ, WHERE);

    assertThat(refusal(new Figures(List.of(run("r1", 100))), read))
        .isEqualTo(
            "w: run r1 has no steady read iops mean (it is steady); it has iops for steady"
                + " write.");
  }

  @Test
  void combinesRepetitionsAsRuns() {
    List<MeasuredRun> runs = new ArrayList<>();
    double[] values = {100, 104, 96};
    for (int i = 0; i < 3; i++) {
      runs.add(run("r" + i, values[i], "repeat=" + (i + 1)));
    }
    Figure figure = new Figures(runs).resolve("w", WRITE).known().orElseThrow();

    assertThat(figure.value()).isEqualTo(100);
    assertThat(figure.sources()).hasSize(3);
    assertThat(figure.reason()).isEqualTo("repetitions");
    // t(2) = 4.3027 times 4/√3
    assertThat(figure.high()).isCloseTo(100 + 4.302653 * 4 / Math.sqrt(3), within(1e-4));
  }

  @Test
  void derivesRatioDifferenceAndRange() {
    Figures figures = new Figures(List.of(run("r1", 200), run("r2", 100, "drive=b")));
    Figure a = figures.resolve("a", WRITE).known().orElseThrow();
    Figure b = figures.resolve("b", WRITE.withDrive("b")).known().orElseThrow();

    Figure ratio = Derived.ratio("r", a, b);
    assertThat(ratio.value()).isEqualTo(2);
    assertThat(ratio.unit()).isEqualTo("ratio");
    assertThat(ratio.sources()).hasSize(2);
    assertThat(ratio.high() - 2).isCloseTo(2 * Math.hypot(0.01, 0.01), within(1e-9));
    assertThat(Derived.difference("d", a, b).value()).isEqualTo(100);
    Figure range = Derived.range("g", List.of(a, b));
    assertThat(range.value()).isEqualTo(100);
    assertThat(range.high()).isEqualTo(200);
  }

  @Test
  void ranksLikeRunsAlone() {
    Figures figures =
        new Figures(
            List.of(
                run("r1", 200),
                run("r2", 100, "drive=b"),
                run("r3", 900, "drive=c", "os=windows")));
    ReviewFacts facts = new ReviewFacts(figures, Map.of("w", WRITE), List.of("b", "c"), 0.02);

    Standings standings = facts.standings("w").orElseThrow();
    assertThat(standings.ranking().places())
        .extracting(place -> place.entry().name() + place.rank())
        .containsExactly("a1", "b2");
    assertThat(standings.missing().get("c"))
        .isEqualTo(
            "c: no run matches drive=c, os=centos, workload=4k-write; the nearest are r1"
                + " (drive=a), r2 (drive=b), r3 (os=windows).");
    assertThat(Claim.parse("leads(w) and rank(w) = 1").evaluate(facts).holds()).isTrue();
  }

  @Test
  void nobodyLeadsAlone() {
    ReviewFacts facts =
        new ReviewFacts(
            new Figures(List.of(run("r1", 200))), Map.of("w", WRITE), List.of("b"), 0.02);

    assertThat(Claim.parse("leads(w)").evaluate(facts).holds()).isFalse();
    assertThat(Claim.parse("never_steady(w)").evaluate(facts).holds()).isFalse();
    assertThat(Claim.parse("not never_steady(w)").evaluate(facts).holds()).isTrue();
  }

  @Test
  void knowsWhoWasNeverSteady() {
    MeasuredRun run =
        new MeasuredRun(new RunKey("r1", WHERE), "unsteady", List.of(iops("r1", 1.0, null)));
    ReviewFacts facts =
        new ReviewFacts(new Figures(List.of(run)), Map.of("w", WRITE), List.of(), 0.02);

    assertThat(Claim.parse("never_steady(w)").evaluate(facts).holds()).isTrue();
  }

  @Test
  void readsSelectionsAndNamesWhatItDoesNotKnow() {
    assertThat(Selection.of(Map.of("metric", "iops", "direction", "write"), WHERE))
        .isEqualTo(WRITE);
    assertThatThrownBy(() -> Selection.of(Map.of("metric", "speed"), WHERE))
        .hasMessage(
            "metric: speed, expected one of iops, bandwidth, latency, tps, qps, nopm, elapsed, moment");
    assertThatThrownBy(() -> Selection.of(Map.of("metric", "iops", "stat", "p"), WHERE))
        .hasMessage("stat: p, expected mean, min, max, stddev or a percentile such as p99.9");
    assertThatThrownBy(() -> Selection.of(Map.of("metric", "iops"), Map.of("drvie", "a")))
        .hasMessageStartingWith("where: drvie, expected one of drive, op_profile, os");
  }

  /** 99th percentiles have no interval, so the noise alone tells drives apart. */
  private static MeasuredRun tail(String id, double value, String... labels) {
    MeasuredRun like = run(id, value, labels);
    Result mean = like.results().get(0);
    Result p99 =
        new Result(
            id,
            "",
            Metric.LATENCY,
            Statistic.percentile(99),
            mean.direction(),
            mean.span(),
            value,
            null,
            null,
            Basis.MERGED_HISTOGRAM,
            null,
            "percentile",
            10,
            "",
            List.of());
    return new MeasuredRun(like.key(), "steady", List.of(p99));
  }

  @Test
  void ranksAndClaimsRestOnTheNoiseThatRepetitionsMeasured() {
    Selection p99 =
        new Selection(
            Metric.LATENCY, Statistic.percentile(99), Span.STEADY, Direction.WRITE, WHERE);
    List<MeasuredRun> runs =
        new ArrayList<>(
            List.of(
                tail("a1", 100, "repeat=1"),
                tail("a2", 104, "repeat=2"),
                tail("a3", 96, "repeat=3"),
                tail("b1", 107, "drive=b")));

    ReviewFacts noisy = new ReviewFacts(new Figures(runs), Map.of("p99", p99), List.of("b"), 0.02);
    Standings standings = noisy.standings("p99").orElseThrow();

    assertThat(standings.figures().get("a").noise().orElseThrow().share()).isEqualTo(0.08);
    assertThat(standings.figures().get("b").noise()).isEmpty();
    assertThat(standings.ranking().places())
        .extracting(place -> place.entry().name() + place.rank() + (place.tied() ? "=" : ""))
        .containsExactly("a1=", "b1=");
    assertThat(Claim.parse("leads(p99)").evaluate(noisy).holds()).isFalse();

    // two repetitions measure no noise: the setting tells 7 % apart
    ReviewFacts two =
        new ReviewFacts(
            new Figures(List.of(runs.get(0), runs.get(1), runs.get(3))),
            Map.of("p99", p99),
            List.of("b"),
            0.02);
    assertThat(Claim.parse("leads(p99)").evaluate(two).holds()).isTrue();
  }
}
