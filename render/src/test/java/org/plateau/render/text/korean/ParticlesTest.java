package org.plateau.render.text.korean;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plateau.render.text.Entities;

class ParticlesTest {
  private final Particles particles = Entities.read().particles();

  static Stream<String> rows() throws IOException {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(ParticlesTest.class.getResourceAsStream("particles.tsv")),
                StandardCharsets.UTF_8))) {
      return lines.lines().skip(1).toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void choosesByTheLastSoundAsRead(String row) {
    String[] cells = row.split("\t", -1);
    if (cells[2].equals("!")) {
      assertThatThrownBy(() -> particles.choose(cells[0], cells[1]))
          .hasMessage("{" + cells[1] + "} is no pair of particles");
    } else {
      assertThat(particles.choose(cells[0], cells[1])).isEqualTo(cells[2]);
    }
  }

  @Test
  void theTableHoldsMoreThanSixtyCases() throws IOException {
    assertThat(rows()).hasSizeGreaterThan(60);
  }

  @Test
  void refusesTextWithoutASound() {
    assertThatThrownBy(() -> new Particles(Map.of()).choose(" … ", "은/는"))
        .hasMessage("\" … \" holds nothing that is read aloud");
  }

  @Test
  void appendsTheParticle() {
    assertThat(particles.append("254,931\u00a0IOPS", "으로/로")).isEqualTo("254,931\u00a0IOPS로");
  }
}
