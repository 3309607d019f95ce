package org.plateau.render.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plateau.render.text.Bound;
import org.plateau.render.text.Language;
import org.plateau.render.text.Quantity;
import org.plateau.render.text.Unit;

class LanguageComparisonTest {
  private static final Quantity WRITE =
      new Quantity("write", new BigDecimal("400"), Unit.IOPS, 0, Bound.EXACT, false);

  private static String figure(String name, int value) {
    return "<data class=\"figure\" value=\"%d\" data-unit=\"1/s\" data-figure=\"%s\">%d IOPS</data>"
        .formatted(value, name, value);
  }

  /** A section with a paragraph that somebody wrote and a sentence that was generated. */
  private static Page page(Language language, String written, String generated) {
    return Page.read(
        language.folder(),
        language,
        """
        <!DOCTYPE html><html><body><section data-block="writes">
        <div data-written=""><p data-block="writes-0-0">%s</p></div>
        <p><span data-block="writes-1-0">%s</span></p></section></body></html>
        """
            .formatted(written, generated));
  }

  private static final Page ORIGINAL =
      page(Language.EN, figure("write", 400) + " and " + figure("read", 900), figure("write", 400));

  @Test
  void anUpToDateTranslationPrintsWhatTheOriginalPrints() {
    Page translation = page(Language.KO, figure("write", 400), figure("write", 400));

    assertThat(LanguageComparison.compare(ORIGINAL, translation))
        .extracting(Fault::toString)
        .containsExactly(
            "ko:0: in writes-0-0: figure read 900 1/s stands 0 times, expected 1 time as in en"
                + " [language-difference]");
  }

  @Test
  void aTranslationOfAnEarlierTextPrintsWhatItsOwnTextAsks() {
    Page translation = page(Language.KO, figure("write", 400), figure("write", 400));

    assertThat(LanguageComparison.compareBehind(ORIGINAL, translation, List.of(WRITE))).isEmpty();
    assertThat(LanguageComparison.compareBehind(ORIGINAL, translation, List.of(WRITE, WRITE)))
        .extracting(Fault::toString)
        .containsExactly(
            "ko:0: figure write 400 1/s stands 1 time, expected 2 times as its text asks"
                + " [language-difference]");
  }

  @Test
  void whatIsGeneratedIsTheSameBesideAnyText() {
    Page translation = page(Language.KO, figure("write", 400), figure("read", 900));

    assertThat(LanguageComparison.compareBehind(ORIGINAL, translation, List.of(WRITE)))
        .extracting(Fault::toString)
        .containsExactly(
            "ko:0: in writes: figure read 900 1/s stands 1 time, expected 0 times as in en"
                + " [language-difference]",
            "ko:0: in writes: figure write 400 1/s stands 0 times, expected 1 time as in en"
                + " [language-difference]");
  }
}
