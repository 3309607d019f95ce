package org.plateau.render.page;

import org.jspecify.annotations.Nullable;

/** A chart in its frame: finding, measure, plot, and the ways to its numbers. */
public record Chart(
    String id,
    @Nullable Integer number,
    @Nullable Integer of,
    String title,
    String subtitle,
    @Nullable String direction,
    boolean subject,
    boolean small,
    Drawing drawing,
    @Nullable String plot,
    @Nullable String plotSrc,
    Block.@Nullable Table table,
    @Nullable String csvHref,
    @Nullable String svgHref,
    @Nullable String exploreHref,
    @Nullable String evidence,
    @Nullable String provenance,
    @Nullable String remark)
    implements Block {
  @Override
  public String kind() {
    return "chart";
  }
}
