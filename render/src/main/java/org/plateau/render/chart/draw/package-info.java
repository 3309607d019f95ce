/**
 * Painters, one a kind of plot, and {@link org.plateau.render.chart.draw.Charts}, where callers
 * start.
 */
@NullMarked
package org.plateau.render.chart.draw;

import org.jspecify.annotations.NullMarked;
