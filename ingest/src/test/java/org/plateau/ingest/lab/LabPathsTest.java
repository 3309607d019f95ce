package org.plateau.ingest.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LabPathsTest {
  private static final List<String> IN_ORDER =
      List.of("a", "a/b", "s-01", "s-1", "s-1.json", "s-2", "s-2b", "s-10", "s-010x", "t");

  @Test
  void ordersRunsOfDigitsByNumber() {
    for (int seed = 0; seed < 50; seed++) {
      List<String> names = new ArrayList<>(IN_ORDER);
      Collections.shuffle(names, new Random(seed));
      names.sort(LabPaths.NATURAL);
      assertThat(names).as("seed " + seed).isEqualTo(IN_ORDER);
    }
  }

  @Test
  void differentNamesAreNeverEqual() {
    assertThat(LabPaths.NATURAL.compare("s-01", "s-1")).isNotZero();
    assertThat(LabPaths.NATURAL.compare("s-1", "s-1")).isZero();
  }
}
