package org.plateau.ingest.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {
  private static final List<String> KEYS = List.of("firmware", "phase", "threads", "os", "host");

  @Test
  void countsASwapOfNeighboursOnce() {
    assertThat(Nearest.distance("frimware", "firmware")).isEqualTo(1);
    assertThat(Nearest.distance("", "os")).isEqualTo(2);
    assertThat(Nearest.distance("kitten", "sitting")).isEqualTo(3);
  }

  @Test
  void findsTheMistypedWord() {
    assertThat(Nearest.to("FRIMWARE", KEYS)).contains("firmware");
    assertThat(Nearest.to("thread", KEYS)).contains("threads");
  }

  @Test
  void takesTheFirstOfEquals() {
    assertThat(Nearest.to("b", List.of("c", "a"))).contains("a");
  }

  @Test
  void knowsNothingWhereNothingIsKnown() {
    assertThat(Nearest.to("x", List.of())).isEmpty();
  }
}
