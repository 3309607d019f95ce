package org.plateau.site.publish;

/** Text inside of XML. */
final class MarkupText {
  private MarkupText() {}

  /** Escaped for elements and attributes; characters that XML cannot hold are left out. */
  static String of(String text) {
    StringBuilder xml = new StringBuilder();
    text.codePoints()
        .filter(
            c ->
                (c >= 0x20 && c != 0xFFFE && c != 0xFFFF && !(c >= 0xD800 && c < 0xE000))
                    || c == '\n'
                    || c == '\t')
        .forEach(
            c -> {
              switch (c) {
                case '&' -> xml.append("&amp;");
                case '<' -> xml.append("&lt;");
                case '>' -> xml.append("&gt;");
                case '"' -> xml.append("&quot;");
                default -> xml.appendCodePoint(c);
              }
            });
    return xml.toString();
  }
}
