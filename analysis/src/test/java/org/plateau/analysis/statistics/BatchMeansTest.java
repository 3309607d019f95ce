package org.plateau.analysis.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BatchMeansTest {
  @ParameterizedTest
  @ValueSource(doubles = {-0.3, 0, 0.5, 0.8})
  void coversTheTrueMeanOrRefuses(double phi, TestReporter reporter) {
    int refused = 0;
    int covered = 0;
    for (int seed = 0; seed < 1000; seed++) {
      Optional<Estimate> estimate = BatchMeans.of(autoregressive(phi, 360, seed));
      if (estimate.isEmpty()) {
        refused++;
      } else if (Math.abs(estimate.get().value() - 100) <= estimate.get().halfWidth().get()) {
        covered++;
      }
    }
    int given = 1000 - refused;
    reporter.publishEntry(
        "phi " + phi, "refused " + refused + ", covered " + covered + " of " + given);
    assertThat(covered).isGreaterThanOrEqualTo((int) Math.ceil(0.92 * given));
  }

  private static double[] autoregressive(double phi, int n, long seed) {
    Random random = new Random(seed);
    double state = random.nextGaussian() / Math.sqrt(1 - phi * phi);
    double[] values = new double[n];
    for (int i = 0; i < n; i++) {
      values[i] = 100 + state;
      state = phi * state + random.nextGaussian();
    }
    return values;
  }

  /** The worked example of docs/methods/batch-means.md. */
  @Test
  void halfAnHourOfSecondsTellsLessTheMoreTheyHangTogether() {
    assertThat(BatchMeans.of(autoregressive(0, 360, 1))).isPresent();
    assertThat(BatchMeans.of(autoregressive(0.5, 360, 1))).isEmpty();
    assertThat(StudentT.twoSided(0.05, 19)).isCloseTo(2.0930, within(5e-5));
    // a process with phi = 0.5 has the time 3: 20 batches of 30 samples
    assertThat(Autocorrelation.time(autoregressive(0.5, 100_000, 1))).isCloseTo(3, within(0.15));
  }
}
