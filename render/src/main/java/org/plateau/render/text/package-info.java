/**
 * Words around figures, in five languages.
 *
 * <p>What belongs here: how a value is printed and read back ({@link
 * org.plateau.render.text.Quantities}), the message bundles ({@link
 * org.plateau.render.text.Messages}) and what comes out of them: not a string but a {@link
 * org.plateau.render.text.Phrase} of runs, so that a page can mark every figure. Start reading at
 * {@link org.plateau.render.text.Messages}. {@code korean} chooses particles, {@code sentence}
 * holds the sentence patterns of reviews, {@code lint} checks the bundles against each other.
 */
@NullMarked
package org.plateau.render.text;

import org.jspecify.annotations.NullMarked;
