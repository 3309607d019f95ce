package org.plateau.render.pdf;

import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import java.io.InputStream;
import java.util.List;

/** The faces that a document embeds, as the style sheet names them; all from the class path. */
final class PrintFonts {
  private record Face(String file, String family, int weight) {}

  private static final List<Face> FACES =
      List.of(
          new Face("SourceSerif4-Regular", "Plateau Serif", 400),
          new Face("SourceSerif4-SemiBold", "Plateau Serif", 600),
          new Face("SourceSans3-Regular", "Plateau Sans", 400),
          new Face("SourceSans3-SemiBold", "Plateau Sans", 600),
          new Face("SourceCodePro-Regular", "Plateau Code", 400),
          new Face("NotoSansKR-Regular", "Noto Sans KR", 400),
          new Face("NotoSansKR-SemiBold", "Noto Sans KR", 600),
          new Face("NotoSansTC-Regular", "Noto Sans TC", 400),
          new Face("NotoSansTC-SemiBold", "Noto Sans TC", 600),
          new Face("NotoSansSC-Regular", "Noto Sans SC", 400),
          new Face("NotoSansSC-SemiBold", "Noto Sans SC", 600),
          new Face("NotoSansJP-Regular", "Noto Sans JP", 400),
          new Face("NotoSansJP-SemiBold", "Noto Sans JP", 600));

  private PrintFonts() {}

  static void register(PdfRendererBuilder builder) {
    for (Face face : FACES) {
      builder.useFont(
          () -> open(face.file()), face.family(), face.weight(), FontStyle.NORMAL, true);
    }
  }

  private static InputStream open(String file) {
    InputStream in = PrintFonts.class.getResourceAsStream("/fonts/" + file + ".ttf");
    if (in == null) {
      throw new IllegalStateException("font " + file + ".ttf is not on the class path");
    }
    return in;
  }
}
