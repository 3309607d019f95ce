package org.plateau.render.pdf;

import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder.PdfAConformance;
import com.openhtmltopdf.util.XRLog;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/** Prints a page to PDF/A-2a and PDF/UA-1; the same source gives the same bytes. */
public final class PdfPrinter {
  static {
    // its progress is of no use to anybody; what goes wrong is thrown
    XRLog.setLoggingEnabled(false);
  }

  private PdfPrinter() {}

  /**
   * Prints.
   *
   * @throws UncheckedIOException when the XHTML cannot be laid out
   */
  public static PrintedPdf print(PdfSource source) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PdfRendererBuilder builder = new PdfRendererBuilder();
    PrintFonts.register(builder);
    builder.usePdfUaAccessibility(true);
    builder.usePdfAConformance(PdfAConformance.PDFA_2_A);
    builder.useColorProfile(ColourProfile.srgb());
    builder.useUnicodeLineBreaker(new LineBreaks(source.language()));
    builder.useObjectDrawerFactory(new ChartDrawers(source.drawings()));
    // nothing outside the document is ever loaded: no file, no address
    builder.useUriResolver((base, uri) -> uri != null && uri.startsWith("#") ? uri : null);
    builder.withProducer("Plateau");
    builder.withHtmlContent(source.xhtml(), null);
    builder.toStream(out);
    try {
      builder.run();
      CRC32 seed = new CRC32();
      seed.update(source.xhtml().getBytes(StandardCharsets.UTF_8));
      return PrintedPdf.of(Repeatable.of(out.toByteArray(), source.published(), seed.getValue()));
    } catch (IOException e) {
      throw new UncheckedIOException("printing " + source.title() + ": " + e.getMessage(), e);
    }
  }
}
