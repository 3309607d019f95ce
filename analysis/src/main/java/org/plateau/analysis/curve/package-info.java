/**
 * From the intervals of many series to curves on one grid. Start at {@link
 * org.plateau.analysis.curve.Curves}.
 */
@NullMarked
package org.plateau.analysis.curve;

import org.jspecify.annotations.NullMarked;
