/**
 * The check that a page prints what the records hold, in every language the same.
 *
 * <p>It knows nothing of how a page was made: it reads the finished HTML. Start at {@link
 * org.plateau.render.safety.NumberSafety}.
 */
@NullMarked
package org.plateau.render.safety;

import org.jspecify.annotations.NullMarked;
