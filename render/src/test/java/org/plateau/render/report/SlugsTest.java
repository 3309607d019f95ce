package org.plateau.render.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class SlugsTest {
  @Test
  void makesAddressesOfLettersDigitsAndHyphensOnly() {
    Slugs slugs = new Slugs(List.of("p4.5_x", "p4-5-x", "<b>", "..", "basalt"));
    assertThat(slugs.of("basalt")).isEqualTo("basalt");
    assertThat(slugs.of("p4-5-x")).isEqualTo("p4-5-x");
    assertThat(slugs.of("p4.5_x")).isEqualTo("p4-5-x-2");
    assertThat(slugs.of("<b>")).isEqualTo("b");
    assertThat(slugs.of("..")).isEqualTo("x");
  }

  @Test
  void refusesAnIdWithoutAPage() {
    assertThatThrownBy(() -> new Slugs(List.of("a")).of("b")).hasMessage("b has no page");
  }
}
