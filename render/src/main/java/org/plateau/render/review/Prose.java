package org.plateau.render.review;

import java.util.List;
import java.util.Optional;
import org.plateau.ingest.yaml.Place;

/**
 * A review's text in one language, before its figures have values.
 *
 * @param language BCP 47 tag
 * @param headline the first heading, as typed
 * @param standfirst what stands before the first section
 * @param sections in the order of the file
 */
public record Prose(
    String language,
    List<Span> headline,
    List<ProseBlock> standfirst,
    List<ProseSection> sections,
    Place place) {
  public Prose {
    headline = List.copyOf(headline);
    standfirst = List.copyOf(standfirst);
    sections = List.copyOf(sections);
  }

  public Optional<ProseSection> section(String id) {
    return sections.stream().filter(section -> section.id().equals(id)).findFirst();
  }

  /** A section under its heading; the id stands in braces behind it: {@code {#conclusion}}. */
  public record ProseSection(String id, List<Span> title, List<ProseBlock> blocks, Place place) {
    public ProseSection {
      title = List.copyOf(title);
      blocks = List.copyOf(blocks);
    }
  }

  /**
   * A paragraph, a list or a heading inside a section.
   *
   * @param kind {@code paragraph}, {@code list}, {@code heading}
   * @param lines the paragraph's or heading's one line, or the items
   */
  public record ProseBlock(String kind, List<List<Span>> lines, Place place) {
    public ProseBlock {
      lines = lines.stream().map(List::copyOf).toList();
    }
  }

  /**
   * A stretch of text of one kind.
   *
   * @param kind {@code words}, {@code strong}, {@code code}, {@code link}, {@code slot}, {@code
   *     particle} (a Korean pair, {@code 은/는})
   * @param text what is printed; for a slot the expression between the braces
   * @param target a link's address
   */
  public record Span(String kind, String text, String target, Place place) {}
}
