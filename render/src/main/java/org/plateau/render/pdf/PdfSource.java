package org.plateau.render.pdf;

import java.time.Instant;
import java.util.Locale;
import java.util.Map;

/**
 * One document to print.
 *
 * @param xhtml well-formed, with {@code <bookmarks>} in its head and its style sheet inlined; a
 *     chart is {@code <object type="plateau/drawing" data="KEY" title="alternative text"
 *     style="width: …; height: …">}
 * @param language decides the breaking of lines
 * @param title the document's title, for its information and XMP
 * @param published the instant written as its creation and change; never the clock's
 * @param drawings the charts by key
 */
public record PdfSource(
    String xhtml, Locale language, String title, Instant published, Map<String, Drawing> drawings) {
  public PdfSource {
    drawings = Map.copyOf(drawings);
  }
}
