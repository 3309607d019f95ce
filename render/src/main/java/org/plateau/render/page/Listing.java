package org.plateau.render.page;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A list of drives or workloads. */
public record Listing(
    String kind, String title, @Nullable Text standfirst, List<ListGroup> groups) {
  public Listing {
    groups = List.copyOf(groups);
  }

  /** A group of a list. */
  public record ListGroup(String label, List<ListRow> rows) {
    public ListGroup {
      rows = List.copyOf(rows);
    }
  }

  /** An item of a list. */
  public record ListRow(
      String name,
      String href,
      @Nullable String line,
      @Nullable Drawing strip,
      @Nullable Value value,
      @Nullable String valueOf) {}
}
