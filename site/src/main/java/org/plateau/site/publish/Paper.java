package org.plateau.site.publish;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.plateau.render.page.Page;
import org.plateau.render.page.Review;
import org.plateau.render.page.thymeleaf.Pages;
import org.plateau.render.pdf.BrandMarks;
import org.plateau.render.pdf.Drawings;
import org.plateau.render.pdf.PdfPrinter;
import org.plateau.render.pdf.PdfSource;
import org.plateau.render.pdf.PrintedPdf;
import org.plateau.render.text.Language;

/**
 * A review on paper: its pages as XHTML with the style sheet inside, and the PDF made of them.
 *
 * @param links entries of the contents, each with the number of its page
 */
record Paper(String xhtml, PrintedPdf pdf, int links) {
  private static final String STYLE =
      new String(WebAssets.resource("/web/print.css"), StandardCharsets.UTF_8);

  /** An undated review gets a date that no clock gave. */
  private static final LocalDate UNDATED = LocalDate.of(2000, 1, 1);

  /**
   * Prints a review.
   *
   * @param day when its text was last changed
   * @param drawings those of its charts, tiles and thumbnails
   */
  static Paper of(
      Pages pages,
      Page frame,
      Review review,
      Language language,
      @Nullable LocalDate day,
      Drawings drawings) {
    BrandMarks.addTo(drawings);
    String xhtml =
        pages.render("review-print", Map.of("page", frame, "review", review, "style", STYLE));
    Instant date = (day == null ? UNDATED : day).atStartOfDay(ZoneOffset.UTC).toInstant();
    PdfSource source =
        new PdfSource(xhtml, language.locale(), frame.title(), date, drawings.byId());
    int links = review.contents().groups().stream().mapToInt(group -> group.items().size()).sum();
    return new Paper(xhtml, PdfPrinter.print(source), links);
  }
}
