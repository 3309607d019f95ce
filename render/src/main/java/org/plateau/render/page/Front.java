package org.plateau.render.page;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The front page. */
public record Front(
    @Nullable Lead lead, List<ReviewRow> reviews, List<Leader> leaders, List<Change> changes) {
  public Front {
    reviews = List.copyOf(reviews);
    leaders = List.copyOf(leaders);
    changes = List.copyOf(changes);
  }

  /** The review that leads the page. */
  public record Lead(
      @Nullable String productClass,
      Headline headline,
      Text standfirst,
      @Nullable String award,
      List<String> about,
      List<Link> downloads,
      String href,
      List<LeadRow> rows,
      @Nullable Chart chart,
      @Nullable Foreign foreign) {
    public Lead {
      about = List.copyOf(about);
      downloads = List.copyOf(downloads);
      rows = List.copyOf(rows);
    }
  }

  /** A key figure of the leading review. */
  public record LeadRow(
      String label,
      @Nullable Drawing strip,
      @Nullable Value value,
      @Nullable String unknown,
      @Nullable String rank,
      boolean first) {}

  /** A review in the list. */
  public record ReviewRow(
      Headline headline,
      String href,
      @Nullable Text line,
      @Nullable Drawing preview,
      @Nullable Value value,
      @Nullable String valueOf,
      @Nullable String award,
      @Nullable Foreign foreign) {}

  /** Who leads a workload. */
  public record Leader(
      String label, String href, @Nullable Drawing strip, String leader, Text margin) {}

  /** What changed in a drive's history. */
  public record Change(String label, String href, Text change, String note) {}
}
