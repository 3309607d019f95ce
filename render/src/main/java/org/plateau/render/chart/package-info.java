/**
 * What a chart shows, as plain records: start with {@link org.plateau.render.chart.Plot}.
 *
 * <p>Nothing here draws. Painting is in {@code draw}, whose {@code Charts} turns a plot into SVG,
 * PNG or strokes on any {@code Graphics2D}. The records know nothing of logs or of analysis: every
 * text arrives localised, every number in the unit that the chart prints.
 */
@NullMarked
package org.plateau.render.chart;

import org.jspecify.annotations.NullMarked;
