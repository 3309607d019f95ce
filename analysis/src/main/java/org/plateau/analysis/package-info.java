/**
 * From intervals to figures that can be defended.
 *
 * <p>The public face: {@link org.plateau.analysis.Result} and what it is made of. Everything here
 * is a function of small arrays; the {@code spark} sub-package applies the same functions to many
 * runs at once.
 */
@NullMarked
package org.plateau.analysis;

import org.jspecify.annotations.NullMarked;
