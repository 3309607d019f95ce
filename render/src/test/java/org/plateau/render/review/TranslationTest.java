package org.plateau.render.review;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A translation knows the text that it was made from, without a history of versions. */
class TranslationTest {
  private static final String TEXT = "# Alder\n\nA line.\n";

  @Test
  void theMarkOfATextDoesNotDependOnItsLineEndsNorOnItsOwnFirstLine() {
    String mark = Translation.of(TEXT).mark();

    assertThat(Translation.of(TEXT.replace("\n", "\r\n")).mark()).isEqualTo(mark);
    assertThat(Translation.of("<!-- source: 0123456789ab -->\n" + TEXT))
        .isEqualTo(new Translation(mark, "0123456789ab"));
  }

  @Test
  void anotherTextHasAnotherMark() {
    assertThat(Translation.of(TEXT + "More.\n").mark()).isNotEqualTo(Translation.of(TEXT).mark());
    assertThat(Translation.of(TEXT).madeFrom()).isEmpty();
  }
}
