package org.plateau.render.pdf;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/** Which characters the bundled faces can show: a page must not need others. */
public final class FontReach {
  private static final Map<String, CmapLookup> FACES = new ConcurrentHashMap<>();

  private FontReach() {}

  /**
   * The characters of a text that none of the faces holds.
   *
   * @param files names of faces on the class path, without folder and extension
   * @param codePoints of the text; controls and marks of direction are passed over
   */
  public static Set<Integer> missing(List<String> files, Set<Integer> codePoints) {
    List<CmapLookup> faces = new ArrayList<>();
    files.forEach(file -> faces.add(FACES.computeIfAbsent(file, FontReach::characters)));
    Set<Integer> missing = new TreeSet<>();
    for (int codePoint : codePoints) {
      boolean invisible = Character.isISOControl(codePoint) || isFormat(codePoint);
      if (!invisible && faces.stream().allMatch(face -> face.getGlyphId(codePoint) == 0)) {
        missing.add(codePoint);
      }
    }
    return missing;
  }

  private static boolean isFormat(int codePoint) {
    return Character.getType(codePoint) == Character.FORMAT;
  }

  private static CmapLookup characters(String file) {
    try (InputStream in = FontReach.class.getResourceAsStream("/fonts/" + file + ".ttf")) {
      if (in == null) {
        throw new IllegalArgumentException("font " + file + ".ttf is not on the class path");
      }
      TrueTypeFont font = new TTFParser(false).parse(new RandomAccessReadBuffer(in));
      return font.getUnicodeCmapLookup();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
