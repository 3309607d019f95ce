/**
 * A small deterministic SVG writer behind the face of {@code Graphics2D}; text stays text, colours
 * are classes.
 */
@NullMarked
package org.plateau.render.chart.svg;

import org.jspecify.annotations.NullMarked;
