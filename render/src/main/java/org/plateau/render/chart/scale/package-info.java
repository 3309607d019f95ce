/** Axes: where ticks stand, what they say, and where a value lies in pixels. */
@NullMarked
package org.plateau.render.chart.scale;

import org.jspecify.annotations.NullMarked;
