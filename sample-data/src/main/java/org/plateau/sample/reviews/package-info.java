/**
 * Reconstructs the logs behind published reviews: start at {@link
 * org.plateau.sample.reviews.Reconstruction}.
 *
 * <p>{@code figures.tsv} holds what the reviews printed. {@code Targets} turns it into what each
 * run must come out as, {@code Resolution} fills in what nobody printed, and one class a runner
 * writes the logs (docs/simulation.md).
 */
@NullMarked
package org.plateau.sample.reviews;

import org.jspecify.annotations.NullMarked;
