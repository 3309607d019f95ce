package org.plateau.render.page;

import java.util.List;

/** A section of a page. */
public record Section(String id, String title, List<Block> blocks) {
  public Section {
    blocks = List.copyOf(blocks);
  }
}
