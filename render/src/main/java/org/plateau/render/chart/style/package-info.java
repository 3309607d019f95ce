/**
 * The look of charts as tokens: colours by mode, faces by language, and the style sheet classes of
 * an SVG.
 */
@NullMarked
package org.plateau.render.chart.style;

import org.jspecify.annotations.NullMarked;
