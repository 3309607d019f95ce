package org.plateau.sample.reviews;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.plateau.sample.drive.SplitMix;

class SteadyTailTest {
  @Test
  void beginsWhereTheFallFitsIntoAWindow() {
    double[] rates = new double[20];
    Arrays.fill(rates, 100);
    rates[9] = 110;
    rates[8] = 130;
    assertThat(SteadyTail.start(rates)).isEqualTo(9);
  }

  @Test
  void refusesACurveThatDoesNotEndSteady() {
    assertThatThrownBy(() -> SteadyTail.start(new double[] {1, 2, 3, 4, 5, 6}))
        .hasMessage("the curve does not end steady");
  }

  @Test
  void makesDrawsThatSumToNothing() {
    double[] draws = Levelled.around(720, 0.01, SplitMix.of(3, "draws"));
    assertThat(Math.abs(Arrays.stream(draws).sum())).isLessThan(1e-9);
    assertThat(Arrays.stream(draws).map(Math::abs).max().orElseThrow()).isBetween(0.01, 0.03);
  }

  @Test
  void poolsTheDeviationsToTheWantedOne() {
    double[] means = {10, 12, 9, 11};
    double[] weights = {5, 3, 4, 2};
    double[] deviations = Levelled.deviations(4, means, weights, SplitMix.of(3, "deviations"));
    double total = Arrays.stream(weights).sum();
    double mean = 0;
    for (int i = 0; i < 4; i++) {
      mean += weights[i] * means[i] / total;
    }
    double variance = 0;
    for (int i = 0; i < 4; i++) {
      variance +=
          weights[i]
              * (deviations[i] * deviations[i] + (means[i] - mean) * (means[i] - mean))
              / total;
    }
    assertThat(variance).isCloseTo(16, org.assertj.core.api.Assertions.within(1e-9));
  }
}
