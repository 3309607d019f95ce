package org.plateau.analysis.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class ComparisonTest {
  private static Ranking.Entry entry(String name, double value, double error) {
    return new Ranking.Entry(name, Estimate.of(value, error, 19));
  }

  @Test
  void knowsTheTablesOfStudentAndOfTheNormal() {
    assertThat(StudentT.twoSided(0.05, 1)).isCloseTo(12.706205, within(1e-5));
    assertThat(StudentT.twoSided(0.05, 19)).isCloseTo(2.093024, within(1e-6));
    assertThat(StudentT.twoSided(0.01, 5)).isCloseTo(4.032143, within(1e-6));
    assertThat(StudentT.twoSided(0.05, 1e7)).isCloseTo(1.959964, within(1e-5));
    assertThat(StudentT.tailProbability(2, 10)).isCloseTo(0.073388, within(1e-6));
  }

  @Test
  void differsOnlyBeyondBothTheIntervalAndTheNoise() {
    // 3 % apart with tiny errors
    assertThat(Comparison.differs(Estimate.of(103, 0.1, 19), Estimate.of(100, 0.1, 19), 0.02))
        .isTrue();
    // 1 % apart with tiny errors: inside the noise
    assertThat(Comparison.differs(Estimate.of(101, 0.1, 19), Estimate.of(100, 0.1, 19), 0.02))
        .isFalse();
    // 3 % apart with large errors: inside the Welch interval
    assertThat(Comparison.differs(Estimate.of(103, 2, 19), Estimate.of(100, 2, 19), 0.02))
        .isFalse();
  }

  @Test
  void makesWelchsIntervalOfUnequalErrors() {
    // se 3 with 9 degrees, se 4 with 4: ν = 25² / (81/9 + 256/4) = 8.5616
    Comparison comparison = Comparison.of(Estimate.of(10, 3, 9), Estimate.of(0, 4, 4), 0);

    assertThat(comparison.halfWidth().get())
        .isCloseTo(5 * StudentT.twoSided(0.05, 625.0 / 73), within(1e-9));
    assertThat(comparison.isMeasured()).isTrue();
    assertThat(Comparison.of(Estimate.of(10), Estimate.of(0, 4, 4), 0).isMeasured()).isFalse();
  }

  @Test
  void ranksByTheNumberOfTheSignificantlyBetter() {
    Ranking ranking =
        Ranking.of(
            List.of(
                entry("d", 50, 0.1),
                entry("a", 100, 0.1),
                entry("b", 99.5, 0.1),
                entry("c", 80, 0.1)),
            true,
            0.02);

    assertThat(ranking.places())
        .extracting(place -> place.entry().name() + place.rank() + (place.tied() ? "=" : ""))
        .containsExactly("a1=", "b1=", "c3", "d4");
    assertThat(ranking.places()).noneMatch(Ranking.Place::leads);
  }

  @Test
  void leadsWhenBetterThanEveryOtherAndThereIsAnother() {
    Ranking lower = Ranking.of(List.of(entry("slow", 300, 1), entry("fast", 100, 1)), false, 0.02);

    assertThat(lower.of("fast").get().leads()).isTrue();
    assertThat(lower.of("slow").get().rank()).isEqualTo(2);
    assertThat(Ranking.of(List.of(entry("a", 1, 0)), true, 0).of("a").get().leads()).isFalse();
    assertThat(lower.of("other")).isEmpty();
  }

  @Test
  void combinesRepetitionsAsRuns() {
    Repetitions three = new Repetitions(List.of(100.0, 104.0, 96.0));

    assertThat(three.estimate().value()).isEqualTo(100);
    assertThat(three.estimate().scatter().standard()).isCloseTo(4 / Math.sqrt(3), within(1e-12));
    assertThat(three.estimate().scatter().degrees()).isEqualTo(2);
    assertThat(three.noise()).contains(new Noise(0.08, 3));
    assertThat(three.median()).isEqualTo(100);
    assertThat(new Repetitions(List.of(1.0, 2.0)).noise()).isEmpty();
    assertThat(new Repetitions(List.of(1.0, 2.0)).estimate()).isEqualTo(Estimate.of(1.5));
  }

  @Test
  void poolsDeviationsByTheWorkedExample() {
    Moments moments = new Moments();
    moments.add(1000, 1.0, 0.2);
    moments.add(3000, 2.0, 0.5);
    moments.add(0, 77, 5);

    assertThat(moments.mean()).hasValue(1.75);
    assertThat(moments.stddev().getAsDouble()).isCloseTo(Math.sqrt(1539.71 / 3999), within(1e-9));
    moments.add(10, 2);
    assertThat(moments.stddev()).isEmpty();
  }

  @Test
  void measuredNoiseTakesThePlaceOfTheSetting() {
    Estimate calm = new Repetitions(List.of(100.0, 100.1, 99.9)).estimate();
    Estimate calmAbove = new Repetitions(List.of(101.0, 101.1, 100.9)).estimate();
    Estimate single = Estimate.of(101);

    // 1 % apart, each measured to scatter by 0.2 %: they differ, whatever the lab sets
    Comparison measured = Comparison.of(calmAbove, calm, 0.02);
    assertThat(measured.differs()).isTrue();
    assertThat(measured.noise().runs()).isEqualTo(3);
    assertThat(measured.noise().share()).isCloseTo(0.002, within(1e-5));
    // one of them has no repetitions: the setting counts for it, and is the larger
    Comparison half = Comparison.of(single, calm, 0.02);
    assertThat(half.differs()).isFalse();
    assertThat(half.noise()).isEqualTo(Noise.setting(0.02));
  }

  @Test
  void noisyRepetitionsHideWhatTheSettingWouldShow() {
    Noise noise = new Repetitions(List.of(100.0, 104.0, 96.0)).noise().orElseThrow();
    Estimate noisy = new Estimate(100, null, noise);

    assertThat(Comparison.differs(Estimate.of(107), noisy, 0.02)).isFalse();
    assertThat(Comparison.differs(Estimate.of(107), Estimate.of(100), 0.02)).isTrue();
    assertThat(Comparison.differs(Estimate.of(110), noisy, 0.02)).isTrue();
  }

  /** The worked example of docs/methods/welch-rank.md. */
  @Test
  void welchsWorkedExample() {
    Comparison comparison = Comparison.of(Estimate.of(10, 3, 9), Estimate.of(0, 4, 4), 0);

    assertThat(625 / (81 / 9.0 + 256 / 4.0)).isCloseTo(8.56, within(0.005));
    assertThat(StudentT.twoSided(0.05, 8.56)).isCloseTo(2.28, within(0.005));
    assertThat(comparison.halfWidth().get()).isCloseTo(11.4, within(0.05));
  }
}
