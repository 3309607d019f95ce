package org.plateau.render.pdf;

import com.ibm.icu.text.BreakIterator;
import com.ibm.icu.util.ULocale;
import com.openhtmltopdf.extend.FSTextBreaker;
import java.util.Locale;

/**
 * Where a line may end, by the language: Korean between words only, Chinese and Japanese by the
 * strict rules of UAX 14.
 */
final class LineBreaks implements FSTextBreaker {
  private final BreakIterator breaks;

  LineBreaks(Locale language) {
    this.breaks = BreakIterator.getLineInstance(rules(language));
  }

  private static ULocale rules(Locale language) {
    return switch (language.getLanguage()) {
      case "ko" -> ULocale.forLanguageTag("ko-u-lw-phrase");
      case "ja", "zh" -> ULocale.forLanguageTag(language.toLanguageTag() + "-u-lb-strict");
      default -> ULocale.forLocale(language);
    };
  }

  @Override
  public int next() {
    return breaks.next();
  }

  @Override
  public void setText(String text) {
    breaks.setText(text);
  }
}
