/**
 * What an editor writes: {@code review.yaml} and the prose beside it, read with the place of every
 * word. Start at {@link org.plateau.render.review.ReviewFolder}.
 */
@NullMarked
package org.plateau.render.review;

import org.jspecify.annotations.NullMarked;
