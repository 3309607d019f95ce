package org.plateau.render.page;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The contents of a review. */
public record Contents(String summary, List<ContentsGroup> groups) {
  public Contents {
    groups = List.copyOf(groups);
  }

  /** The items in order, in three columns for paper. */
  public List<List<ContentsItem>> columns() {
    List<ContentsItem> items = groups.stream().flatMap(group -> group.items().stream()).toList();
    int height = (items.size() + 2) / 3;
    return Stream.of(0, 1, 2)
        .map(
            column ->
                items.subList(
                    Math.min(items.size(), column * height),
                    Math.min(items.size(), (column + 1) * height)))
        .toList();
  }

  /** A group of sections. */
  public record ContentsGroup(String label, List<ContentsItem> items) {
    public ContentsGroup {
      items = List.copyOf(items);
    }
  }

  /** A section, its number of charts and the strip of its ranks (our own SVG). */
  public record ContentsItem(String id, String label, int charts, @Nullable String ranks) {}
}
