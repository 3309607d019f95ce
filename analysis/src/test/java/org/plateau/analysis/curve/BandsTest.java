package org.plateau.analysis.curve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.plateau.analysis.Rows.row;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plateau.analysis.Rows;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Histogram;
import org.plateau.ingest.Interval;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.LogLinear;

class BandsTest {
  /** The shapes that latencies of drives take. */
  enum Shape {
    UNIFORM,
    LOG_NORMAL,
    BIMODAL,
    HEAVY_TAILED;

    double draw(Random random) {
      return switch (this) {
        case UNIFORM -> 50_000 + random.nextInt(100_000);
        case LOG_NORMAL -> 80_000 * Math.exp(0.5 * random.nextGaussian());
        case BIMODAL ->
            (random.nextInt(10) == 0 ? 2_000_000 : 90_000) * (1 + 0.1 * random.nextDouble());
        case HEAVY_TAILED -> 60_000 * Math.pow(1 - random.nextDouble(), -1 / 1.3);
      };
    }
  }

  @ParameterizedTest
  @EnumSource(Shape.class)
  void everyPercentileLiesWithinItsStatedBound(Shape shape, TestReporter reporter) {
    double worst = 0;
    for (int seed = 0; seed < 20; seed++) {
      Random random = new Random(seed);
      List<Interval> rows = new ArrayList<>();
      long[][] exact = new long[5][];
      for (int cell = 0; cell < 5; cell++) {
        exact[cell] = new long[40_000];
        // two jobs of very different weight share the cell
        LogLinear[] jobs = {new LogLinear(), new LogLinear()};
        for (int i = 0; i < exact[cell].length; i++) {
          exact[cell][i] = Math.round(shape.draw(random));
          jobs[i % 10 == 0 ? 1 : 0].add(exact[cell][i]);
        }
        Arrays.sort(exact[cell]);
        for (int job = 0; job < 2; job++) {
          Histogram histogram = jobs[job].toHistogram(1);
          rows.add(
              row(
                  "job" + job,
                  Direction.READ,
                  cell * 10,
                  10,
                  (double) histogram.count(),
                  List.of(Rows.histogram(LatencyKind.COMPLETION, histogram))));
        }
      }
      List<Bands.Band> bands = Bands.of(rows, Direction.READ, Duration.ofSeconds(10));
      assertThat(bands).hasSize(5);
      for (int cell = 0; cell < 5; cell++) {
        Bands.Band band = bands.get(cell);
        assertThat(band.window()).isEqualTo(Rows.window(cell * 10, 10));
        assertThat(band.count()).isEqualTo(40_000);
        for (Histogram.Percentile percentile : List.of(band.p50(), band.p99(), band.p999())) {
          // as fio counts: the first with cumulative >= rank / 100 × n, in binary
          int rank = (int) Math.ceil(percentile.rank() / 100 * 40_000);
          long truth = exact[cell][rank - 1];
          assertThat(percentile.lo()).isLessThanOrEqualTo(truth);
          assertThat(percentile.hi()).isGreaterThan(truth);
          double error = Math.abs(percentile.nanos() - truth) / truth;
          worst = Math.max(worst, error);
          assertThat(error).as("seed %d", seed).isLessThanOrEqualTo(0.0079);
        }
      }
    }
    reporter.publishEntry(shape + ": largest error", Double.toString(worst));
  }

  @Test
  void leavesOutWhatTooFewOperationsCannotSay() {
    LogLinear log = new LogLinear();
    log.add(1000, 1000);
    List<Interval> rows =
        List.of(
            row(
                "",
                Direction.READ,
                0,
                1,
                1000,
                List.of(Rows.histogram(LatencyKind.TOTAL, log.toHistogram(1)))));

    Bands.Band band = Bands.of(rows, Direction.ALL, Duration.ofSeconds(1)).get(0);

    assertThat(band.p99()).isNotNull();
    assertThat(band.p999()).isNull();
    assertThat(band.max()).isNull();
  }

  @Test
  void tenThousandOperationsAreJustEnoughForThreeNines() {
    assertThat(Percentiles.suffices(10_000, 99.9)).isTrue();
    assertThat(Percentiles.suffices(9_999, 99.9)).isFalse();
    assertThat(Percentiles.suffices(1_000_000, 99.999)).isTrue();
    assertThat(Percentiles.suffices(999_999, 99.999)).isFalse();
  }
}
