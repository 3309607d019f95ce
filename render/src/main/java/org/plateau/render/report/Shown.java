package org.plateau.render.report;

import org.jspecify.annotations.Nullable;
import org.plateau.render.review.ReviewSpec.ChartSpec;

/**
 * One chart in its place on a page.
 *
 * @param number its number among all charts of the page, from 1
 * @param question what it asks
 * @param drawn its plot; null where nothing was published for it
 */
record Shown(ChartSpec spec, int number, ChartQuestion question, @Nullable Drawn drawn) {
  boolean annexed() {
    return spec.annexed();
  }
}
