package org.plateau.analysis.curve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.plateau.analysis.Rows.latency;
import static org.plateau.analysis.Rows.row;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.plateau.analysis.Curve;
import org.plateau.analysis.Point;
import org.plateau.analysis.Point.Coverage;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;

class CurvesTest {
  private static final Duration SECOND = Duration.ofSeconds(1);

  private static List<Coverage> coverage(Curve curve) {
    return curve.points().stream().map(Point::coverage).toList();
  }

  private static List<Double> rates(Curve curve) {
    return curve.points().stream().map(Point::rate).toList();
  }

  @Test
  void addsSeriesAndDirectionsInACell() {
    List<Interval> rows =
        List.of(
            row("a", Direction.READ, 0, 1, 100),
            row("a", Direction.WRITE, 0, 1, 10),
            row("b", Direction.READ, 0, 1, 200));

    var curves = Curves.of(rows, SECOND);

    assertThat(curves.keySet()).containsExactly(Direction.READ, Direction.WRITE, Direction.ALL);
    assertThat(rates(curves.get(Direction.READ))).containsExactly(300.0);
    assertThat(rates(curves.get(Direction.ALL))).containsExactly(310.0);
    assertThat(curves.get(Direction.ALL).points().get(0).contributing()).isEqualTo(3);
    assertThat(curves.get(Direction.ALL).points().get(0).bytes()).isEqualTo(310 * 4096.0);
  }

  @Test
  void weighsLatencyByOperationsAndPoolsDeviations() {
    // the example of formats.md 9.2
    List<Interval> rows =
        List.of(
            row("a", Direction.READ, 0, 1, 1000, List.of(latency(1000L, 1.0e6, 9e6, 0.2e6))),
            row("b", Direction.READ, 0, 1, 3000, List.of(latency(3000L, 2.0e6, 7e6, 0.5e6))));

    Point.LatencyPoint latency =
        Curves.of(rows, SECOND).get(Direction.READ).points().get(0).latency();

    assertThat(latency.mean()).isCloseTo(1.75e6, within(1e-3));
    assertThat(latency.stddev()).isCloseTo(0.6205e6, within(50.0));
    assertThat(latency.max()).isEqualTo(9e6);
    assertThat(latency.count()).isEqualTo(4000);
  }

  @Test
  void aRunningSeriesWithoutItsRowIsAHoleAndNoDip() {
    List<Interval> rows = new ArrayList<>();
    for (int t = 0; t < 6; t++) {
      rows.add(row("a", Direction.READ, t, 1, 100));
      if (t != 3) {
        rows.add(row("b", Direction.READ, t, 1, 100));
      }
    }
    Curve curve = Curves.of(rows, SECOND).get(Direction.READ);

    assertThat(coverage(curve).get(3)).isEqualTo(Coverage.HOLE);
    assertThat(curve.rates().at(3)).isNaN();
    assertThat(Curve.meanRate(curve.points())).hasValue(200);
    assertThat(curve.incomplete()).isEqualTo(1);
  }

  @Test
  void anIdleWindowOfFioIsZeroForTheRateAndNothingForTheLatency() {
    List<Interval> rows = new ArrayList<>();
    for (int t = 0; t < 6; t++) {
      if (t != 3) {
        rows.add(row("", Direction.READ, t, 1, 100, List.of(latency(100L, 5.0, 6.0, 1.0))));
      }
    }
    Curve idle = Curves.of(rows, SECOND, Gaps.IDLE).get(Direction.READ);
    Curve unknown = Curves.of(rows, SECOND).get(Direction.READ);

    assertThat(idle.gaps()).isEqualTo(1);
    assertThat(idle.points().get(3).rate()).isEqualTo(0.0);
    assertThat(idle.points().get(3).latency()).isEqualTo(Point.LatencyPoint.UNKNOWN);
    assertThat(Curve.meanRate(idle.points())).hasValue(500 / 6.0);
    assertThat(unknown.gaps()).isEqualTo(1);
    assertThat(unknown.points().get(3).rate()).isNull();
    assertThat(Curve.meanRate(unknown.points())).hasValue(100);
  }

  @Test
  void aSeriesThatEndsEarlyDoesNotCutTheOthers() {
    List<Interval> rows = new ArrayList<>();
    for (int t = 0; t < 20; t++) {
      rows.add(row("a", Direction.READ, t, 1, 100));
      if (t < 10) {
        rows.add(row("b", Direction.READ, t, 1, 100));
      }
    }
    Curve curve = Curves.of(rows, SECOND).get(Direction.READ);

    assertThat(curve.points()).hasSize(20);
    assertThat(curve.points().get(15).coverage()).isEqualTo(Coverage.PARTIAL);
    assertThat(Curve.meanRate(curve.points())).hasValue(150);
    assertThat(curve.commonRate()).hasValue(200);
  }

  @Test
  void aMissingLastRowIsAnEdgeInNoMean() {
    List<Interval> rows = new ArrayList<>();
    for (int t = 0; t < 10; t++) {
      rows.add(row("a", Direction.READ, t, 1, 100));
      if (t < 9) {
        rows.add(row("b", Direction.READ, t, 1, 100));
      }
    }
    Curve curve = Curves.of(rows, SECOND).get(Direction.READ);

    assertThat(curve.points().get(9).coverage()).isEqualTo(Coverage.EDGE);
    assertThat(Curve.meanRate(curve.points())).hasValue(200);
  }

  @Test
  void averagesShortWindowsAndNeverAddsThem() {
    List<Interval> rows = new ArrayList<>();
    for (int t = 0; t < 8; t++) {
      rows.add(row("", Direction.WRITE, t / 4.0, 0.25, 250));
    }
    assertThat(rates(Curves.of(rows, SECOND).get(Direction.WRITE))).containsExactly(1000.0, 1000.0);
  }

  @Test
  void keepsEveryOperationOfJitteringAndDriftingWindows() {
    Random random = new Random(7);
    for (double drift : new double[] {0, 0.002, 0.05}) {
      List<Interval> rows = new ArrayList<>();
      double total = 0;
      double time = 0;
      for (int t = 0; t < 200; t++) {
        double length = 1 + drift + random.nextInt(5) / 1000.0;
        double operations = 900 + random.nextInt(200);
        rows.add(row("", Direction.READ, time, length, operations));
        total += operations;
        time += length;
      }
      Curve curve = Curves.of(rows, SECOND).get(Direction.READ);
      double kept = curve.points().stream().mapToDouble(Point::operations).sum();
      assertThat(kept).as("drift %s", drift).isCloseTo(total, within(1e-6 * total));
      assertThat(Curve.meanRate(curve.points()).getAsDouble())
          .isCloseTo(total / time, within(0.003 * total / time));
      assertThat(curve.gaps()).isZero();
    }
  }

  @Test
  void widensTheGridToTheLogsOwnWindows() {
    List<Interval> rows =
        List.of(row("", Direction.READ, 0, 60, 600), row("", Direction.READ, 60, 60, 1200));
    Curve curve = Curves.of(rows, SECOND).get(Direction.READ);

    assertThat(curve.gridNanos()).isEqualTo(60_000_000_000L);
    assertThat(rates(curve)).containsExactly(10.0, 20.0);
  }

  @Test
  void doesNotCountASeriesTwiceThatHasBothTotalsAndDirections() {
    List<Interval> rows =
        List.of(
            row("", Direction.ALL, 0, 1, 110),
            row("", Direction.READ, 0, 1, 100),
            row("", Direction.WRITE, 0, 1, 10));
    var curves = Curves.of(rows, SECOND);

    assertThat(rates(curves.get(Direction.ALL))).containsExactly(110.0);
    assertThat(rates(curves.get(Direction.READ))).containsExactly(100.0);
  }

  @Test
  void leavesWarmUpOut() {
    List<Interval> rows =
        List.of(row("", Direction.READ, -1, 1, 900), row("", Direction.READ, 0, 1, 100));
    assertThat(rates(Curves.of(rows, SECOND).get(Direction.READ))).containsExactly(100.0);
  }

  @Test
  void saysNothingOfNothing() {
    assertThat(Curves.of(List.of(), SECOND)).isEmpty();
  }
}
