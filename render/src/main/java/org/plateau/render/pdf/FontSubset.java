package org.plateau.render.pdf;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TTFSubsetter;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/**
 * Cuts a face down to the characters that a site uses, so that a page in Chinese costs its reader
 * kilobytes and not megabytes. Here because the TrueType code is PDFBox's.
 */
public final class FontSubset {
  private static final List<String> TABLES =
      List.of("head", "hhea", "maxp", "hmtx", "cmap", "loca", "glyf", "OS/2", "post", "name");

  private FontSubset() {}

  /**
   * The part of a face that holds the given characters.
   *
   * @param file name of a face on the class path, without folder and extension
   * @param codePoints what to keep; those that the face lacks are left out
   * @return a TrueType font; the same arguments give the same bytes
   */
  public static byte[] of(String file, Set<Integer> codePoints) {
    try (InputStream in = FontSubset.class.getResourceAsStream("/fonts/" + file + ".ttf")) {
      if (in == null) {
        throw new IllegalArgumentException("font " + file + ".ttf is not on the class path");
      }
      TrueTypeFont font = new TTFParser(false).parse(new RandomAccessReadBuffer(in));
      CmapLookup characters = font.getUnicodeCmapLookup();
      TTFSubsetter subsetter = new TTFSubsetter(font, TABLES);
      for (int codePoint : codePoints) {
        if (characters.getGlyphId(codePoint) != 0) {
          subsetter.add(codePoint);
        }
      }
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      subsetter.writeToStream(out);
      return out.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
