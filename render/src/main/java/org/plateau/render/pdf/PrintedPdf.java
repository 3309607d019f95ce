package org.plateau.render.pdf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;

/**
 * A finished PDF with what a reader can copy out of it.
 *
 * @param bytes the file
 * @param text of each page, in order
 */
@SuppressWarnings("ArrayRecordComponent") // two prints are compared as files, never as records
public record PrintedPdf(byte[] bytes, List<String> text) {
  public PrintedPdf {
    text = List.copyOf(text);
  }

  static PrintedPdf of(byte[] pdf) throws IOException {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      List<String> pages = new ArrayList<>();
      PDFTextStripper stripper = new PDFTextStripper();
      // figures are painted after the words around them: a line is read as it stands
      stripper.setSortByPosition(true);
      for (int page = 1; page <= document.getNumberOfPages(); page++) {
        stripper.setStartPage(page);
        stripper.setEndPage(page);
        pages.add(stripper.getText(document));
      }
      return new PrintedPdf(pdf, pages);
    }
  }

  /**
   * Reads a file back.
   *
   * @throws UncheckedIOException when it is no PDF
   */
  public static PrintedPdf read(byte[] pdf) {
    try {
      return of(pdf);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public int pages() {
    return text.size();
  }
}
