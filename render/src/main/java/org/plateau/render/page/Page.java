package org.plateau.render.page;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What every page has around its content: head, masthead, notices, foot. Addresses are relative to
 * the page.
 */
public record Page(
    String lang,
    String site,
    String title,
    @Nullable String description,
    String home,
    @Nullable String canonical,
    @Nullable String feed,
    List<NavItem> nav,
    List<Language> languages,
    List<Notice> notices,
    List<Property> graph,
    List<String> styles,
    @Nullable String themeScript,
    List<String> scripts,
    @Nullable String searchIndex,
    @Nullable String licence,
    @Nullable String author,
    @Nullable String draft,
    List<String> jsonLd) {
  public Page {
    nav = List.copyOf(nav);
    languages = List.copyOf(languages);
    notices = List.copyOf(notices);
    graph = List.copyOf(graph);
    styles = List.copyOf(styles);
    scripts = List.copyOf(scripts);
    jsonLd = List.copyOf(jsonLd);
  }

  /** A section of the site: {@code reviews, drives, workloads, compare}. */
  public record NavItem(String key, String href, boolean current) {}

  /** The same page in a language; the note says when it is not there in full. */
  public record Language(
      String lang,
      String name,
      String href,
      boolean current,
      @Nullable String absolute,
      @Nullable String note) {}

  /**
   * A line under the masthead: {@code draft, reconstructed, simulated, stale, missing, withheld}.
   */
  public record Notice(
      String kind,
      String title,
      String text,
      boolean hatched,
      @Nullable String href,
      @Nullable String link) {}

  /** An Open Graph property. */
  public record Property(String name, String content) {}
}
