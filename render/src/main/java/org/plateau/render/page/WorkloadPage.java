package org.plateau.render.page;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A workload's page: the ranking, and what is not ranked. */
public record WorkloadPage(
    @Nullable String runner,
    String name,
    @Nullable Text standfirst,
    List<Block> opening,
    List<Section> sections) {
  public WorkloadPage {
    opening = List.copyOf(opening);
    sections = List.copyOf(sections);
  }
}
