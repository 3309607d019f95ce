package org.plateau.render.safety;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads our own HTML tag by tag: well-formed as our templates write it, void elements open,
 * attributes in double quotes.
 */
final class HtmlScanner {
  /** What the scanner meets. */
  interface Handler {
    /** A start tag; void and self-closing elements are reported by {@link #close} as well. */
    void open(String tag, Map<String, String> attributes, int line);

    void close(String tag, int line);

    void text(String text, int line);
  }

  private static final Pattern TAG =
      Pattern.compile(
          "<!--.*?-->|<!\\[CDATA\\[.*?]]>|<![^>]*>|<\\?[^>]*>"
              + "|<(/?)([a-zA-Z][a-zA-Z0-9:-]*)((?:\\s+[^\\s=>/]+(?:=\"[^\"]*\")?)*)\\s*(/?)>",
          Pattern.DOTALL);
  private static final Pattern ATTRIBUTE = Pattern.compile("([^\\s=>/]+)(?:=\"([^\"]*)\")?");
  private static final Pattern REFERENCE =
      Pattern.compile("&(?:#x([0-9a-fA-F]+)|#([0-9]+)|([a-z]+));");
  private static final Map<String, String> NAMED =
      Map.of(
          "nbsp", "\u00a0", "amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'", "shy", "",
          "ndash", "–");
  private static final String VOID =
      " area base br col embed hr img input link meta source track wbr ";
  private static final String RAW = " script style ";

  private final String html;
  private int lineOf;
  private int line = 1;

  HtmlScanner(String html) {
    this.html = html;
  }

  void scan(Handler handler) {
    Matcher tag = TAG.matcher(html);
    int from = 0;
    while (tag.find(from)) {
      text(from, tag.start(), handler);
      int next = tag.end();
      String name = tag.group(2);
      if (name != null) {
        next = tag(tag, name.toLowerCase(Locale.ROOT), handler);
      }
      from = next;
    }
    text(from, html.length(), handler);
  }

  private int tag(Matcher tag, String name, Handler handler) {
    int at = lineAt(tag.start());
    if (!tag.group(1).isEmpty()) {
      handler.close(name, at);
      return tag.end();
    }
    handler.open(name, attributes(tag.group(3)), at);
    boolean closed = !tag.group(4).isEmpty() || VOID.contains(" " + name + " ");
    int end = tag.end();
    if (!closed && RAW.contains(" " + name + " ")) {
      int stop = html.indexOf("</" + name, end);
      return stop < 0 ? html.length() : stop;
    }
    if (closed) {
      handler.close(name, at);
    }
    return end;
  }

  private void text(int from, int to, Handler handler) {
    if (to > from) {
      handler.text(decoded(html.substring(from, to)), lineAt(from));
    }
  }

  private static Map<String, String> attributes(String text) {
    Map<String, String> attributes = new LinkedHashMap<>();
    Matcher matcher = ATTRIBUTE.matcher(text);
    while (matcher.find()) {
      String value = matcher.group(2);
      attributes.put(matcher.group(1), value == null ? "" : decoded(value));
    }
    return attributes;
  }

  static String decoded(String text) {
    return REFERENCE
        .matcher(text)
        .replaceAll(
            reference -> {
              String hex = reference.group(1);
              String number = reference.group(2);
              String sign =
                  hex != null
                      ? Character.toString(Integer.parseInt(hex, 16))
                      : number != null
                          ? Character.toString(Integer.parseInt(number))
                          : NAMED.getOrDefault(reference.group(3), reference.group());
              return Matcher.quoteReplacement(sign);
            });
  }

  /** Asked with rising offsets only. */
  private int lineAt(int offset) {
    while (lineOf < offset) {
      if (html.charAt(lineOf++) == '\n') {
        line++;
      }
    }
    return line;
  }
}
