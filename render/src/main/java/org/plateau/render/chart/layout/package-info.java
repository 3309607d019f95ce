/**
 * Where labels go so that none lies on another, and how dense lines are thinned. Pure arithmetic.
 */
@NullMarked
package org.plateau.render.chart.layout;

import org.jspecify.annotations.NullMarked;
