package org.plateau.sample.drive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plateau.sample.SampleRuns;

/** How rate and latency grow with the load. */
class LoadScalingTest {
  private static List<SimulatedRun> points(Phase phase) {
    SimulatedRun first =
        SampleRuns.of(
            "quernlite-basalt",
            "stock",
            phase == Phase.CURVE ? Workload.RANDOM_READ_4K : Workload.MIXED_8K,
            phase);
    return SampleRuns.all().stream()
        .filter(run -> run.folder().equals(first.folder()))
        .sorted(
            Comparator.comparing((SimulatedRun run) -> run.load().outstanding())
                .thenComparing(run -> run.load().pacePercent()))
        .toList();
  }

  private static double rate(SimulatedRun run) {
    double[] rates = SampleRuns.rates(run);
    double sum = 0;
    for (double rate : rates) {
      sum += rate;
    }
    return sum / rates.length;
  }

  private static double latency(SimulatedRun run) {
    return SampleRuns.play(run).stream()
        .mapToDouble(interval -> interval.outstanding() / interval.rate())
        .average()
        .orElseThrow();
  }

  @Test
  void sixteenLoadsGrowInRateAndInLatency() {
    List<SimulatedRun> points = points(Phase.SCALING);
    assertThat(points).hasSize(16);
    for (int i = 1; i < points.size(); i++) {
      assertThat(rate(points.get(i))).isGreaterThan(0.99 * rate(points.get(i - 1)));
      assertThat(latency(points.get(i))).isGreaterThan(0.99 * latency(points.get(i - 1)));
    }
  }

  @Test
  void pacedRatesAreKeptUntilTheDriveIsFull() {
    List<SimulatedRun> points = points(Phase.CURVE);
    double full = rate(points.get(points.size() - 1));
    for (SimulatedRun point : points) {
      double wanted = Math.min(1, point.load().pacePercent() / 100.0) * full;
      assertThat(rate(point) / wanted).isBetween(0.99, 1.01);
    }
    assertThat(latency(points.get(points.size() - 1))).isGreaterThan(3 * latency(points.get(0)));
  }

  @Test
  void curveReadBackwardsGivesTheLoad() {
    for (int outstanding : new int[] {1, 4, 32, 256}) {
      double rate = Saturation.closedLoop(outstanding, 80_000, 1e6);
      assertThat(Saturation.outstanding(rate, 80_000, 1e6) / outstanding).isBetween(0.999, 1.001);
    }
  }
}
