package org.plateau.sample.drive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class NormalTest {
  @Test
  void upperTailMatchesPublishedValues() {
    assertThat(Normal.upper(0)).isCloseTo(0.5, within(1e-9));
    assertThat(Normal.upper(1.959964)).isCloseTo(0.025, within(1e-6));
    assertThat(Normal.upper(-1)).isCloseTo(0.8413447, within(1e-5));
    assertThat(Normal.upper(6) / 9.865876e-10).isCloseTo(1, within(1e-3));
  }

  @Test
  void quantileIsTheInverse() {
    for (double p = 0.001; p < 1; p += 0.007) {
      assertThat(1 - Normal.upper(Normal.quantile(p))).isCloseTo(p, within(1e-5));
    }
  }
}
