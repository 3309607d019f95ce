package org.plateau.render.chart.svg;

/** Escapes text for XML; characters that XML 1.0 forbids become U+FFFD. */
final class XmlText {
  private XmlText() {}

  static String content(String text) {
    StringBuilder escaped = new StringBuilder(text.length());
    text.codePoints().forEach(c -> append(escaped, c));
    return escaped.toString();
  }

  static String attribute(String text) {
    return content(text).replace("\"", "&quot;").replace("\n", "&#10;");
  }

  private static void append(StringBuilder escaped, int codePoint) {
    switch (codePoint) {
      case '&' -> escaped.append("&amp;");
      case '<' -> escaped.append("&lt;");
      case '>' -> escaped.append("&gt;");
      default -> escaped.appendCodePoint(isAllowed(codePoint) ? codePoint : 0xFFFD);
    }
  }

  private static boolean isAllowed(int c) {
    return c == '\t'
        || c == '\n'
        || (c >= 0x20 && c < 0xD800)
        || (c > 0xDFFF && c < 0xFFFE)
        || c > 0xFFFF;
  }
}
