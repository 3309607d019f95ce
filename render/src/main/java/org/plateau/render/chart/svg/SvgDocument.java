package org.plateau.render.chart.svg;

import org.plateau.render.chart.style.SvgStyle;

/**
 * The root element around a drawing: size, language, accessible name and description.
 *
 * @param id unique on its page; the ids of title and description derive from it
 * @param classes further classes of the root, such as the kind and the width
 */
public record SvgDocument(
    String id,
    String classes,
    String language,
    String title,
    String description,
    double width,
    double height) {

  /** For a page that holds {@link SvgStyle#forPage()} and the custom properties. */
  public String inline(String body) {
    return root("").append(body).append("</svg>\n").toString();
  }

  /** For a file of its own. */
  public String file(String body, String style) {
    return root("<style>\n" + XmlText.content(style) + "</style>\n")
        .insert(0, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        .append(body)
        .append("</svg>\n")
        .toString();
  }

  private StringBuilder root(String style) {
    String w = Tenths.print(width);
    String h = Tenths.print(height);
    StringBuilder text = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"");
    text.append(SvgStyle.ROOT)
        .append(' ')
        .append(XmlText.attribute(classes))
        .append("\" width=\"")
        .append(w);
    text.append("\" height=\"")
        .append(h)
        .append("\" viewBox=\"0 0 ")
        .append(w)
        .append(' ')
        .append(h);
    text.append("\" role=\"img\" lang=\"")
        .append(XmlText.attribute(language))
        .append("\" aria-labelledby=\"");
    text.append(id)
        .append("-t\" aria-describedby=\"")
        .append(id)
        .append("-d\">\n<title id=\"")
        .append(id);
    text.append("-t\">")
        .append(XmlText.content(title))
        .append("</title>\n<desc id=\"")
        .append(id)
        .append("-d\">");
    return text.append(XmlText.content(description)).append("</desc>\n").append(style);
  }
}
