package org.plateau.analysis.steady;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plateau.analysis.Samples;
import org.plateau.analysis.SteadySettings;
import org.plateau.analysis.SteadyStateMethod;
import org.plateau.analysis.Verdict;

/** What every method of steady state must do, whoever wrote it. */
class SteadyStateMethodTest {
  private static final long SECOND = 1_000_000_000L;

  static Collection<SteadyStateMethod> methods() {
    return SteadyStateMethod.all().values();
  }

  @Test
  void allAreRegistered() {
    assertThat(SteadyStateMethod.all().keySet())
        .containsExactly("change-point", "fio-range", "fio-slope", "mser5", "pts");
  }

  private static Samples samples(int n, double from, double to, double noise) {
    Random random = new Random(n);
    double[] values = new double[n];
    for (int i = 0; i < n; i++) {
      values[i] = (from + (to - from) * i / n) * (1 + noise * random.nextGaussian());
    }
    return Samples.of(0, SECOND, values);
  }

  @ParameterizedTest
  @MethodSource("methods")
  void callsALevelRunSteadyToItsEnd(SteadyStateMethod method) {
    Samples samples = samples(1800, 1000, 1000, 0.01);

    Verdict.Steady steady =
        (Verdict.Steady) method.assess(List.of(samples), SteadySettings.DEFAULT).verdict();

    assertThat(steady.method()).isEqualTo(method.id());
    assertThat(steady.last().window().endNanos()).isEqualTo(1800 * SECOND);
    assertThat(steady.last().mean()).isBetween(995.0, 1005.0);
  }

  @ParameterizedTest
  @MethodSource("methods")
  void doesNotCallASteepDeclineSteady(SteadyStateMethod method) {
    Samples samples = samples(1800, 3000, 100, 0.01);

    Verdict verdict = method.assess(List.of(samples), SteadySettings.DEFAULT).verdict();

    assertThat(verdict.id()).isNotEqualTo("steady");
  }

  @ParameterizedTest
  @MethodSource("methods")
  void isDeterministic(SteadyStateMethod method) {
    Samples samples = samples(1800, 1200, 1000, 0.05);

    assertThat(method.assess(List.of(samples), SteadySettings.DEFAULT).verdict())
        .isEqualTo(method.assess(List.of(samples), SteadySettings.DEFAULT).verdict());
  }

  @ParameterizedTest
  @MethodSource("methods")
  void saysTooShortOfAFewSamples(SteadyStateMethod method) {
    Samples samples = samples(9, 1000, 1000, 0);

    assertThat(method.assess(List.of(samples), SteadySettings.DEFAULT).verdict().id())
        .isEqualTo("too-short");
    Samples none = Samples.of(0, SECOND);
    assertThat(method.assess(List.of(none), SteadySettings.DEFAULT).verdict().id())
        .isEqualTo("too-short");
  }

  @ParameterizedTest
  @MethodSource("methods")
  void refusesNothingAndUnlikeGrids(SteadyStateMethod method) {
    assertThatThrownBy(() -> method.assess(List.of(), SteadySettings.DEFAULT))
        .hasMessage("no tracked variable");
    assertThatThrownBy(
            () ->
                method.assess(
                    List.of(samples(10, 1, 1, 0), samples(11, 1, 1, 0)), SteadySettings.DEFAULT))
        .hasMessage("tracked variables on different grids");
  }

  @ParameterizedTest
  @MethodSource("methods")
  void hasItsPage(SteadyStateMethod method) {
    String page = method.id().startsWith("fio-") ? "fio-steadystate" : method.id();

    assertThat(Files.exists(Path.of("../docs/methods/" + page + ".md"))).isTrue();
  }

  @Test
  void mser5FailsWhereTheCutIsAtTheSearchLimit() {
    Samples decline = samples(1000, 3000, 100, 0);

    Verdict.Unsteady verdict =
        (Verdict.Unsteady) new Mser5().assess(List.of(decline), SteadySettings.DEFAULT).verdict();

    assertThat(verdict.criterion()).isEqualTo("search-limit");
  }

  @Test
  void mser5CutsAWarmUp() {
    double[] batches = {90, 50, 20, 10, 11, 9, 10, 11, 9, 10, 10, 11, 9, 10};
    assertThat(Mser5.cut(batches)).isEqualTo(3);
  }

  @Test
  void changePointSurvivesSingleSpikes() {
    Samples samples = samples(3600, 1000, 1000, 0.02);
    double[] spiked = samples.blocks(60).values();
    spiked[20] = 9000;
    spiked[40] = 1;

    Verdict.Steady steady =
        (Verdict.Steady)
            new LastSegment()
                .assess(List.of(Samples.of(0, 60 * SECOND, spiked)), SteadySettings.DEFAULT)
                .verdict();

    assertThat(steady.last().rounds()).isEqualTo(60);
    assertThat(steady.last().rangeRatio()).isLessThan(0.02);
    // the mean keeps them: (58 * 1,000 + 9,000 + 1) / 60
    assertThat(steady.last().mean()).isCloseTo(1116.7, org.assertj.core.api.Assertions.within(5.0));
  }
}
