/**
 * The one place that knows XChart: it draws the lines and the filled bars inside a plot's
 * rectangle.
 */
@NullMarked
package org.plateau.render.chart.xchart;

import org.jspecify.annotations.NullMarked;
