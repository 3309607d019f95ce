package org.plateau.templates;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The subsets reach as far as the pages need: a missing glyph is found here, with its character.
 */
class FontsTest {
  /** Both mu characters, bounds, signs and arrows of the charts. */
  private static final String SIGNS = "µ\u03BC≤≥×−–…→↑↓≈▲±÷°·\u00A0=0123456789";

  @ParameterizedTest
  @CsvSource({"KR,ko,1", "TC,zh-TW,2", "SC,zh-CN,3", "JP,ja,4"})
  void pageWordsAndTermsAreDrawnInTheirOwnFace(String face, String language, int column) {
    Set<Integer> needed =
        ResourceFolder.text("messages/glossary.tsv")
            .lines()
            .skip(1)
            .flatMapToInt(line -> line.split("\t", -1)[column].chars())
            .boxed()
            .collect(Collectors.toCollection(TreeSet::new));
    ResourceFolder.text("messages/" + language + ".properties")
        .lines()
        .flatMapToInt(String::chars)
        .forEach(needed::add);
    for (String weight : List.of("Regular", "SemiBold")) {
      Font font = font("NotoSans" + face + "-" + weight);
      assertThat(missing(font, needed)).as(face + " " + weight).isEmpty();
      assertThat(missing(font, SIGNS.chars().boxed().toList())).as(face + " signs").isEmpty();
    }
  }

  @Test
  void latinFacesHaveTheSignsOfChartsAndFormulas() {
    for (String face :
        List.of(
            "SourceSans3-Regular",
            "SourceSans3-SemiBold",
            "SourceSerif4-Regular",
            "SourceSerif4-SemiBold",
            "SourceCodePro-Regular")) {
      assertThat(missing(font(face), SIGNS.chars().boxed().toList())).as(face).isEmpty();
    }
  }

  @Test
  void changedSourceFacesDoNotBearTheReservedName() {
    assertThat(font("SourceSans3-Regular").getFamily(java.util.Locale.ROOT))
        .isEqualTo("Plateau Sans");
    assertThat(font("SourceSerif4-Regular").getFamily(java.util.Locale.ROOT))
        .isEqualTo("Plateau Serif");
    assertThat(font("SourceCodePro-Regular").getFamily(java.util.Locale.ROOT))
        .isEqualTo("Plateau Code");
  }

  private static List<String> missing(Font font, Iterable<Integer> characters) {
    var found = new java.util.ArrayList<String>();
    for (int character : characters) {
      if (!font.canDisplay(character)) {
        found.add(Character.toString(character));
      }
    }
    return found;
  }

  private static Font font(String name) {
    try (InputStream file = FontsTest.class.getResourceAsStream("/fonts/" + name + ".ttf")) {
      assertThat(file).as(name).isNotNull();
      return Font.createFont(Font.TRUETYPE_FONT, file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (FontFormatException e) {
      throw new IllegalStateException(name, e);
    }
  }
}
