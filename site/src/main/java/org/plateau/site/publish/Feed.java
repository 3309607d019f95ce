package org.plateau.site.publish;

import java.net.URI;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import org.plateau.render.report.Published;
import org.plateau.render.text.Language;

/** The reviews of a language as RSS 2.0, the newest first. */
final class Feed {
  private Feed() {}

  static String of(URI base, String title, Language language, List<Published> reviews) {
    String home = base + language.folder() + "/";
    StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    xml.append("<rss version=\"2.0\" xmlns:atom=\"http://www.w3.org/2005/Atom\">\n<channel>\n");
    element(xml, "title", title);
    element(xml, "link", home + "index.html");
    element(xml, "description", title);
    element(xml, "language", language.tag());
    xml.append("<atom:link rel=\"self\" type=\"application/rss+xml\" href=\"")
        .append(MarkupText.of(home + "feed.xml"))
        .append("\"/>\n");
    for (Published review : reviews.stream().sorted(Published.NEWEST_FIRST).toList()) {
      String address = home + "reviews/" + review.spec().slug() + "/index.html";
      xml.append("<item>\n");
      element(xml, "title", review.title());
      element(xml, "link", address);
      element(xml, "guid", address);
      element(xml, "description", review.review().standfirst().plain());
      LocalDate published = review.spec().published();
      if (published != null) {
        element(
            xml,
            "pubDate",
            DateTimeFormatter.RFC_1123_DATE_TIME.format(
                published.atStartOfDay().atOffset(ZoneOffset.UTC)));
      }
      xml.append("</item>\n");
    }
    return xml.append("</channel>\n</rss>\n").toString();
  }

  private static void element(StringBuilder xml, String name, String text) {
    xml.append('<').append(name).append('>').append(MarkupText.of(text));
    xml.append("</").append(name).append(">\n");
  }
}
