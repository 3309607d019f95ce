package org.plateau.render.page;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A drive's page. */
public record DrivePage(
    @Nullable String productClass,
    String name,
    @Nullable Text standfirst,
    List<Fact> facts,
    List<Link> reviews,
    List<Block> opening,
    List<Section> sections) {
  public DrivePage {
    facts = List.copyOf(facts);
    reviews = List.copyOf(reviews);
    opening = List.copyOf(opening);
    sections = List.copyOf(sections);
  }
}
