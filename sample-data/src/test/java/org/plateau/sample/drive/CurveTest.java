package org.plateau.sample.drive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plateau.sample.SampleRuns;

/** The curves that the sample drives are there to show. */
class CurveTest {
  private static final String UNSTEADY = "fennickade-tarn";

  private static double[] preconditioning(String drive, String spare) {
    return SampleRuns.rates(
        SampleRuns.of(drive, spare, Workload.RANDOM_WRITE_4K, Phase.PRECONDITION));
  }

  private static double mean(double[] values, int from, int to) {
    return Arrays.stream(values, from, to).average().orElseThrow();
  }

  private static double late(double[] values) {
    return mean(values, values.length - 60, values.length);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "quernlite-basalt",
        "obrunvale-tern-m2",
        "skarnwick-anvil",
        "fennickade-tarn",
        "thuldarne-cinder",
        "pelcarne-lattice-e3"
      })
  void moreSpareAreaWritesFasterAndCalmer(String drive) {
    SimulatedRun stock = SampleRuns.of(drive, "stock", Workload.RANDOM_WRITE_4K, Phase.PRIMARY);
    SimulatedRun spare = SampleRuns.of(drive, "hp", Workload.RANDOM_WRITE_4K, Phase.PRIMARY);
    assertThat(mean(SampleRuns.rates(spare), 0, 240))
        .isGreaterThan(1.3 * mean(SampleRuns.rates(stock), 0, 240));
    assertThat(deviation(spare)).isLessThan(deviation(stock));
  }

  private static double deviation(SimulatedRun run) {
    return SampleRuns.play(run).stream()
        .mapToDouble(interval -> interval.completed().get(0).deviation())
        .average()
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "quernlite-basalt",
        "obrunvale-tern-m2",
        "fennickade-tarn",
        "thuldarne-cinder",
        "pelcarne-lattice-e3"
      })
  void freshDriveWritesFasterThanSettledOne(String drive) {
    double[] rates = preconditioning(drive, "stock");
    assertThat(rates[0]).isGreaterThan(1.5 * late(rates));
  }

  @Test
  void pacedDriveHasNoBurst() {
    double[] rates = preconditioning("skarnwick-anvil", "stock");
    assertThat(mean(rates, 0, 20) / late(rates)).isBetween(0.98, 1.02);
  }

  @Test
  void cacheEndsInACliffWithinFiveMinutes() {
    double[] rates = preconditioning("thuldarne-cinder", "stock");
    assertThat(rates[5]).isLessThan(0.5 * rates[0]);
  }

  @Test
  void wavesNeverPassTheCriterion() {
    double[] rates = preconditioning(UNSTEADY, "stock");
    double[] main =
        SampleRuns.rates(SampleRuns.of(UNSTEADY, "stock", Workload.RANDOM_WRITE_4K, Phase.PRIMARY));
    assertThat(RoundCheck.passing(rates, 60)).isZero();
    assertThat(RoundCheck.passing(RoundCheck.minutes(main, 4), 0)).isZero();
  }

  @Test
  void allOthersAreSteadyFromTheFourthHourToTheEnd() {
    assertThat(
            SampleRuns.all().stream()
                .filter(run -> run.phase() == Phase.PRECONDITION)
                .filter(run -> run.workload() == Workload.RANDOM_WRITE_4K)
                .filter(run -> !run.drive().id().equals(UNSTEADY))
                .filter(run -> RoundCheck.passing(SampleRuns.rates(run), 240) != 360 - 240 - 4)
                .map(SimulatedRun::key))
        .isEmpty();
  }

  @Test
  void garbageCollectionDipsComeInAFixedPeriod() {
    double[] rates = preconditioning("pelcarne-lattice-e3", "stock");
    double level = late(rates);
    int[] dips = IntStream.range(300, 360).filter(i -> rates[i] < 0.965 * level).toArray();
    assertThat(dips.length).isBetween(5, 9);
    for (int i = 1; i < dips.length; i++) {
      assertThat(dips[i] - dips[i - 1]).isBetween(8, 10);
    }
  }
}
