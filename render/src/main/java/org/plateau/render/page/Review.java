package org.plateau.render.page;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A review, for the page and for paper. */
public record Review(
    @Nullable String productClass,
    Headline headline,
    Text standfirst,
    List<Text> byline,
    @Nullable String award,
    List<Fact> facts,
    List<Link> downloads,
    List<Tile> tiles,
    Contents contents,
    List<Section> sections,
    @Nullable Foreign foreign,
    @Nullable Chart leadChart,
    @Nullable String provenance) {
  public Review {
    byline = List.copyOf(byline);
    facts = List.copyOf(facts);
    downloads = List.copyOf(downloads);
    tiles = List.copyOf(tiles);
    sections = List.copyOf(sections);
  }

  /** The same review with other links beside its facts. */
  public Review withDownloads(List<Link> links) {
    return new Review(
        productClass,
        headline,
        standfirst,
        byline,
        award,
        facts,
        links,
        tiles,
        contents,
        sections,
        foreign,
        leadChart,
        provenance);
  }
}
