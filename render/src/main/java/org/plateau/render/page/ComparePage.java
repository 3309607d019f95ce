package org.plateau.render.page;

import java.util.List;

/** The comparison explorer; data is the path of its script file. */
public record ComparePage(String data, List<Section> sections) {
  public ComparePage {
    sections = List.copyOf(sections);
  }
}
