package org.plateau.render.pdf;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.common.PDMetadata;
import org.apache.pdfbox.pdmodel.graphics.color.PDOutputIntent;

/** Takes the clock and chance out of a finished PDF: its dates and its identifier. */
final class Repeatable {
  private Repeatable() {}

  /**
   * The same document with the given instant as both its dates.
   *
   * @param seed what the document's identifier is derived from
   */
  static byte[] of(byte[] pdf, Instant instant, long seed) throws IOException {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      Calendar date = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
      date.setTimeInMillis(instant.toEpochMilli());
      PDDocumentInformation information = document.getDocumentInformation();
      information.setCreationDate(date);
      information.setModificationDate(date);
      PDMetadata metadata = document.getDocumentCatalog().getMetadata();
      if (metadata != null) {
        String xmp = new String(metadata.toByteArray(), StandardCharsets.UTF_8);
        String fixed =
            xmp.replaceAll(
                "(<xmp:(?:CreateDate|ModifyDate|MetadataDate)>)[^<]*(</xmp:)",
                "$1" + instant + "$2");
        metadata.importXMPMetadata(fixed.getBytes(StandardCharsets.UTF_8));
      }
      // older releases of Java stamp their own name into a profile that passes through them
      for (PDOutputIntent intent : document.getDocumentCatalog().getOutputIntents()) {
        COSStream profile = intent.getDestOutputIntent();
        try (OutputStream bytes = profile.createOutputStream(COSName.FLATE_DECODE)) {
          bytes.write(ColourProfile.srgb());
        }
      }
      document.getDocument().getTrailer().removeItem(COSName.ID);
      document.setDocumentId(seed);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      document.save(out);
      return out.toByteArray();
    }
  }
}
