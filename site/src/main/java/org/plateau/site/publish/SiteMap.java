package org.plateau.site.publish;

import java.net.URI;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import org.plateau.render.text.Language;

/** All pages for search engines, each with its forms in the other languages. */
final class SiteMap {
  private SiteMap() {}

  /**
   * The site map.
   *
   * @param addresses of all files of the site
   */
  static String of(URI base, Collection<String> addresses, Collection<Language> languages) {
    StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    xml.append("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"")
        .append(" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n");
    for (String address : new TreeSet<>(addresses)) {
      if (address.endsWith(".html")) {
        xml.append("<url><loc>").append(MarkupText.of(base + address)).append("</loc>");
        for (String link : alternates(base, address, addresses, languages)) {
          xml.append(link);
        }
        xml.append("</url>\n");
      }
    }
    return xml.append("</urlset>\n").toString();
  }

  private static List<String> alternates(
      URI base, String address, Collection<String> addresses, Collection<Language> languages) {
    List<String> links = new ArrayList<>();
    String inside = address.substring(address.indexOf('/') + 1);
    for (Language language : languages) {
      String other = language.folder() + "/" + inside;
      if (address.indexOf('/') > 0 && addresses.contains(other)) {
        links.add(
            "<xhtml:link rel=\"alternate\" hreflang=\""
                + language.tag()
                + "\" href=\""
                + MarkupText.of(base + other)
                + "\"/>");
      }
    }
    return links;
  }
}
