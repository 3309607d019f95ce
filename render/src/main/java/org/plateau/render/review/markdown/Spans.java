package org.plateau.render.review.markdown;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.Code;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.plateau.ingest.yaml.Place;
import org.plateau.render.review.Prose.Span;

/** Flattens the inline nodes of a block, and cuts {@code {{slots}}} out of its words. */
final class Spans {
  private static final Pattern SLOT = Pattern.compile("\\{\\{([^{}]*)\\}\\}|\\{([^{}#]+)\\}");

  private final List<Span> spans = new ArrayList<>();
  private final StringBuilder words = new StringBuilder();
  private final Place start;
  private long line;

  private Spans(Place start) {
    this.start = start;
    this.line = start.line();
  }

  static List<Span> of(Node block, Place place) {
    Spans spans = new Spans(place);
    spans.children(block, "words");
    spans.flush("words");
    return spans.spans;
  }

  private void children(Node parent, String kind) {
    for (Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Text text) {
        words.append(text.getLiteral());
      } else if (node instanceof HtmlInline html) {
        // markup is printed as it was typed: no text of an editor becomes HTML
        words.append(html.getLiteral());
      } else if (node instanceof SoftLineBreak || node instanceof HardLineBreak) {
        words.append(' ');
        flush(kind);
        line++;
      } else if (node instanceof StrongEmphasis) {
        flush(kind);
        children(node, "strong");
        flush("strong");
      } else if (node instanceof Code code) {
        flush(kind);
        spans.add(new Span("code", code.getLiteral(), "", here()));
      } else if (node instanceof Link link) {
        flush(kind);
        String text = text(link);
        spans.add(new Span("link", text, link.getDestination(), here()));
      } else {
        children(node, kind);
      }
    }
  }

  private static String text(Node parent) {
    StringBuilder text = new StringBuilder();
    for (Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
      text.append(node instanceof Text words ? words.getLiteral() : text(node));
    }
    return text.toString();
  }

  private Place here() {
    return new Place(start.file(), line);
  }

  private void flush(String kind) {
    String text = words.toString();
    words.setLength(0);
    Matcher slot = SLOT.matcher(text);
    int from = 0;
    while (slot.find()) {
      add(kind, text.substring(from, slot.start()));
      boolean figure = slot.group(1) != null;
      String expression = figure ? slot.group(1) : slot.group(2);
      spans.add(new Span(figure ? "slot" : "particle", expression.strip(), "", here()));
      from = slot.end();
    }
    add(kind, text.substring(from));
  }

  private void add(String kind, String text) {
    if (!text.isEmpty()) {
      spans.add(new Span(kind, text, "", here()));
    }
  }
}
