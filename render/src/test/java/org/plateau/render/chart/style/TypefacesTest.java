package org.plateau.render.chart.style;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class TypefacesTest {
  @Test
  void drawsLatinInTheLatinFaceAndHangulInTheKoreanOne() {
    var runs = Typefaces.of("ko").runs("3H 고성능 HP", 13, Weight.REGULAR, "c1");
    assertThat(runs.stream().map(Typefaces.Run::text)).containsExactly("3H ", "고성능", " HP");
  }

  @Test
  void namesCharacterAndChartOfAMissingGlyph() {
    Typefaces english = Typefaces.of("en");
    assertThatThrownBy(() -> english.width("burst 버", 13, Weight.REGULAR, "fig-9"))
        .isInstanceOf(MissingGlyphException.class)
        .hasMessage(
            "fig-9: found character U+BC84 in \"burst 버\", expected one that "
                + english.families().get(0)
                + " holds. Reword the text or add the character to the fonts' glyph sets.");
  }

  @Test
  void widthGrowsWithTheSizeAndIsTheSumOfItsRuns() {
    Typefaces faces = Typefaces.of("zh-TW");
    double small = faces.width("16T 穩態", 10, Weight.SEMIBOLD, "c1");
    assertThat(faces.width("16T 穩態", 20, Weight.SEMIBOLD, "c1"))
        .isCloseTo(2 * small, org.assertj.core.api.Assertions.within(0.01));
  }

  @Test
  void cutsWithAnEllipsisOnlyWhatDoesNotFit() {
    Typefaces faces = Typefaces.of("en");
    assertThat(faces.fit("Harrier 2 Duo", 13, Weight.REGULAR, 200, "c1"))
        .isEqualTo("Harrier 2 Duo");
    String cut = faces.fit("Harrier 2 Duo", 13, Weight.REGULAR, 50, "c1");
    assertThat(cut).startsWith("Harr").endsWith("…");
    assertThat(faces.width(cut, 13, Weight.REGULAR, "c1")).isLessThanOrEqualTo(50);
  }

  @Test
  void refusesALanguageWithoutFaces() {
    assertThatThrownBy(() -> Typefaces.of("tlh")).hasMessage("no faces for language tlh");
  }
}
