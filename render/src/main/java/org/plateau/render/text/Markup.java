package org.plateau.render.text;

import java.util.stream.Collectors;

/** Writes phrases as HTML, each figure, name and literal in the element that marks it. */
public final class Markup {
  private Markup() {}

  /** The phrase as inline HTML; everything in it is escaped. */
  public static String html(Phrase phrase) {
    return phrase.runs().stream().map(Markup::html).collect(Collectors.joining());
  }

  /** One run as inline HTML. */
  public static String html(Inline run) {
    return run.match(
        words -> escape(words.printed()),
        Markup::figure,
        entity ->
            "<span class=\"entity\" data-entity=\"%s\">%s</span>"
                .formatted(escape(entity.id()), escape(entity.printed())),
        literal -> "<span class=\"literal\">" + escape(literal.printed()) + "</span>");
  }

  private static String figure(Inline.FigureRun figure) {
    String bound =
        figure.bound() == Bound.EXACT ? "" : " data-bound=\"" + figure.bound().id() + "\"";
    String range = figure.rangeStart() ? " data-range=\"low\"" : "";
    return "<data class=\"figure\" value=\"%s\" data-unit=\"%s\" data-figure=\"%s\"%s%s>%s</data>"
        .formatted(
            figure.value().toPlainString(),
            escape(figure.unit()),
            escape(figure.name()),
            bound,
            range,
            escape(figure.printed()));
  }

  /** Text for an element or a double-quoted attribute. */
  public static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
