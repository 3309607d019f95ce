/**
 * Figures as reviews name them, resolved against the results of many runs, and the claims that rest
 * on them. Start at {@link org.plateau.analysis.figure.Figures}.
 */
@NullMarked
package org.plateau.analysis.figure;

import org.jspecify.annotations.NullMarked;
