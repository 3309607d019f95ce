package org.plateau.render.chart.style;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Recomputes the figures that the look states about its colours (WCAG 2.2 contrast, OKLab
 * distance).
 */
class ContrastTest {
  private static final List<Token> SERIES =
      List.of(Token.SPOT, Token.C1, Token.C2, Token.C3, Token.C4, Token.C5);

  @ParameterizedTest
  @CsvSource({
    "RULE2,3.7,4.7",
    "MUTED,4.0,5.2",
    "INK2,6.0,8.0",
    "INK,15.6,15.1",
    "SPOT,6.4,7.1",
    "SPOT2,3.7,4.7",
    "C1,4.8,5.4",
    "C2,7.5,13.2",
    "C3,3.5,11.7",
    "C4,9.6,8.9",
    "C5,3.9,4.1"
  })
  void hasTheContrastAgainstPaperThatTheLookStates(Token token, double light, double dark) {
    assertThat(contrast(Palette.LIGHT, token, Token.PAPER)).isCloseTo(light, within(0.06));
    assertThat(contrast(Palette.DARK, token, Token.PAPER)).isCloseTo(dark, within(0.06));
  }

  @ParameterizedTest
  @EnumSource(
      value = Token.class,
      names = {"INK", "INK2", "SPOT", "T1", "T3", "T5", "C2", "C4", "GOOD"})
  void textIsLegibleOnEveryGround(Token text) {
    for (Palette palette : Palette.values()) {
      for (Token ground : List.of(Token.PAPER, Token.PLATE, Token.BAND)) {
        assertThat(contrast(palette, text, ground))
            .as("%s on %s, %s", text, ground, palette)
            .isGreaterThanOrEqualTo(4.5);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Token.class,
      names = {"SPOT", "SPOT2", "MUTED", "RULE2", "C1", "C2", "C3", "C4", "C5"})
  void linesAreSeenOnTheSteadyBand(Token line) {
    assertThat(contrast(Palette.LIGHT, line, Token.BAND)).isGreaterThanOrEqualTo(3.0);
    assertThat(contrast(Palette.DARK, line, Token.BAND)).isGreaterThanOrEqualTo(3.0);
  }

  @Test
  void draftStripIsLegible() {
    assertThat(contrast(Palette.LIGHT, Token.DRAFTINK, Token.DRAFT)).isCloseTo(7.1, within(0.06));
    assertThat(contrast(Palette.DARK, Token.DRAFTINK, Token.DRAFT)).isCloseTo(8.9, within(0.06));
  }

  @Test
  void seriesColoursAreAsFarApartAsTheLookStates() {
    assertThat(smallestDistance(Palette.LIGHT)).isCloseTo(13.2, within(0.1));
    assertThat(smallestDistance(Palette.DARK)).isCloseTo(15.2, within(0.1));
  }

  @Test
  void greyHasNoHue() {
    for (Token token : Token.values()) {
      int rgb = Palette.GREY.rgb(token);
      assertThat(rgb & 255).as(token.name()).isEqualTo(rgb >> 8 & 255).isEqualTo(rgb >> 16 & 255);
    }
  }

  @Test
  void writesHexDigitsInUpperCase() {
    assertThat(Palette.LIGHT.hex(Token.SPOT)).isEqualTo("#B4230F");
    assertThat(Palette.LIGHT.hex(Token.C2)).isEqualTo("#055E56");
  }

  private static double smallestDistance(Palette palette) {
    double smallest = Double.POSITIVE_INFINITY;
    for (Token a : SERIES) {
      for (Token b : SERIES) {
        if (a.compareTo(b) < 0) {
          double[] p = okLab(palette.rgb(a));
          double[] q = okLab(palette.rgb(b));
          double d = Math.sqrt(sq(p[0] - q[0]) + sq(p[1] - q[1]) + sq(p[2] - q[2]));
          smallest = Math.min(smallest, 100 * d);
        }
      }
    }
    return smallest;
  }

  private static double sq(double x) {
    return x * x;
  }

  private static double contrast(Palette palette, Token a, Token b) {
    double la = luminance(palette.rgb(a));
    double lb = luminance(palette.rgb(b));
    return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05);
  }

  private static double luminance(int rgb) {
    return 0.2126 * linear(rgb >> 16 & 255)
        + 0.7152 * linear(rgb >> 8 & 255)
        + 0.0722 * linear(rgb & 255);
  }

  private static double linear(int channel) {
    double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  }

  /** Björn Ottosson, "A perceptual color space for image processing" (2020). */
  private static double[] okLab(int rgb) {
    double r = linear(rgb >> 16 & 255);
    double g = linear(rgb >> 8 & 255);
    double b = linear(rgb & 255);
    double l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    double m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    double s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return new double[] {
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    };
  }
}
