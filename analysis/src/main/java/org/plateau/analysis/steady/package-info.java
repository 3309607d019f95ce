/**
 * Rules for steady state, one class each. Start at {@link
 * org.plateau.analysis.steady.PtsCriterion}; adding one takes the class, its line in {@code
 * META-INF/services}, and its page under docs/methods.
 */
@NullMarked
package org.plateau.analysis.steady;

import org.jspecify.annotations.NullMarked;
