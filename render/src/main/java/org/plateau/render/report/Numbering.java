package org.plateau.render.report;

import org.jspecify.annotations.Nullable;
import org.plateau.render.page.Chart;

/** Frames a review's charts under their numbers, and remembers the first. */
final class Numbering {
  private final ChartMaker charts;
  private final String slug;
  private final String root;
  private final int total;
  private @Nullable Chart first;

  /**
   * For one page.
   *
   * @param root from the page to the site's root, with a slash at its end
   * @param total how many charts the review has
   */
  Numbering(ChartMaker charts, String slug, String root, int total) {
    this.charts = charts;
    this.slug = slug;
    this.root = root;
    this.total = total;
  }

  Chart frame(Shown shown) {
    Drawn drawn = shown.drawn();
    if (drawn == null) {
      throw new IllegalArgumentException("chart " + shown.number() + " was not drawn");
    }
    Chart chart =
        charts.frame(
            drawn, shown.question().key(), "data/reviews/" + slug, root, shown.number(), total);
    if (first == null) {
      first = chart;
    }
    return chart;
  }

  @Nullable Chart first() {
    return first;
  }
}
