package org.plateau.site.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.lab.Lab;
import org.plateau.render.page.Page;
import org.plateau.render.page.Page.NavItem;
import org.plateau.render.page.Page.Notice;
import org.plateau.render.page.Page.Property;
import org.plateau.render.report.Words;
import org.plateau.render.text.Language;

/** What stands around the pages of a site: head, masthead with its languages, notices, foot. */
public final class PageFrames {
  private static final List<String> STYLES =
      List.of("fonts.css", "tokens.css", "plateau.css", "plot.css");
  private static final Map<Language, String> OWN_NAMES =
      Map.of(
          Language.EN, "English",
          Language.KO, "한국어",
          Language.ZH_TW, "繁體中文",
          Language.ZH_CN, "简体中文",
          Language.JA, "日本語");

  private final Lab lab;
  private final List<Language> languages;

  public PageFrames(Lab lab, List<Language> languages) {
    this.lab = lab;
    this.languages = List.copyOf(languages);
  }

  /**
   * A page's frame.
   *
   * @param address of the page inside its language: {@code reviews/x/index.html}
   * @param section the section of the site it belongs to: {@code reviews, drives, workloads,
   *     compare}; empty for none
   * @param notices in the order in which they stand
   * @param scripts further scripts, from the site's root
   */
  public Page of(
      Words words,
      String address,
      String section,
      String title,
      @Nullable String description,
      List<Notice> notices,
      List<String> scripts,
      List<String> jsonLd) {
    Language language = words.language();
    String home = "../".repeat(depth(address));
    String root = home + "../";
    List<String> all = new ArrayList<>(List.of(root + "assets/plateau.js"));
    scripts.forEach(script -> all.add(root + script));
    return new Page(
        language.tag(),
        lab.title(),
        title.isEmpty() ? lab.title() : title + " · " + lab.title(),
        description,
        home + "index.html",
        lab.baseUrl().map(base -> base + language.folder() + "/" + address).orElse(null),
        lab.baseUrl().isPresent() ? home + "feed.xml" : null,
        navigation(home, section),
        languages(root, address, language),
        notices,
        graph(language, address, title, description),
        STYLES.stream().map(style -> root + "assets/" + style).toList(),
        root + "assets/theme.js",
        all,
        root + "assets/search-" + language.folder() + ".js",
        lab.settings().licence().isEmpty() ? null : lab.settings().licence(),
        null,
        null,
        jsonLd);
  }

  /** The frame of the page that offers the languages, at the site's root. */
  Page door(Words words) {
    Page inside = of(words, "index.html", "", "", null, List.of(), List.of(), List.of());
    return new Page(
        inside.lang(),
        inside.site(),
        inside.title(),
        null,
        "index.html",
        lab.baseUrl().map(base -> base + "index.html").orElse(null),
        null,
        List.of(),
        languages("", "index.html", words.language()),
        List.of(),
        List.of(),
        STYLES.stream().map(style -> "assets/" + style).toList(),
        "assets/theme.js",
        List.of(),
        null,
        null,
        null,
        null,
        List.of());
  }

  /** What other sites show of a link to the page; it needs the page's absolute address. */
  private List<Property> graph(
      Language language, String address, String title, @Nullable String description) {
    List<Property> graph = new ArrayList<>();
    lab.baseUrl()
        .ifPresent(
            base -> {
              boolean article = address.startsWith("reviews/");
              graph.add(new Property("og:type", article ? "article" : "website"));
              graph.add(new Property("og:site_name", lab.title()));
              graph.add(new Property("og:title", title.isEmpty() ? lab.title() : title));
              graph.add(new Property("og:url", base + language.folder() + "/" + address));
              graph.add(new Property("og:locale", language.tag().replace('-', '_')));
              if (description != null && !description.isEmpty()) {
                graph.add(new Property("og:description", description));
              }
            });
    return graph;
  }

  /** The frame of a review that has a chart, with the chart as the picture of link previews. */
  Page withPicture(Page page, Language language, String address) {
    if (lab.baseUrl().isEmpty()) {
      return page;
    }
    List<Property> graph = new ArrayList<>(page.graph());
    graph.add(new Property("og:image", lab.baseUrl().get() + picture(language, address)));
    return new Page(
        page.lang(),
        page.site(),
        page.title(),
        page.description(),
        page.home(),
        page.canonical(),
        page.feed(),
        page.nav(),
        page.languages(),
        page.notices(),
        graph,
        page.styles(),
        page.themeScript(),
        page.scripts(),
        page.searchIndex(),
        page.licence(),
        page.author(),
        page.draft(),
        page.jsonLd());
  }

  /** Where the picture of a review's link preview lies, from the site's root. */
  static String picture(Language language, String address) {
    String slug = address.substring("reviews/".length(), address.lastIndexOf('/'));
    return "data/reviews/" + slug + "/preview." + language.folder() + ".png";
  }

  static int depth(String address) {
    return (int) address.chars().filter(c -> c == '/').count();
  }

  private static List<NavItem> navigation(String home, String section) {
    return List.of(
        new NavItem("reviews", home + "index.html", section.equals("reviews")),
        new NavItem("drives", home + "drives/index.html", section.equals("drives")),
        new NavItem("workloads", home + "workloads/index.html", section.equals("workloads")),
        new NavItem("compare", home + "compare/index.html", section.equals("compare")));
  }

  private List<Page.Language> languages(String root, String address, Language current) {
    return languages.stream()
        .map(
            language ->
                new Page.Language(
                    language.tag(),
                    OWN_NAMES.getOrDefault(language, language.tag()),
                    root + language.folder() + "/" + address,
                    language == current,
                    lab.baseUrl()
                        .map(base -> base + language.folder() + "/" + address)
                        .orElse(null),
                    null))
        .toList();
  }
}
