/**
 * The sentences that reviews are written in: one record per pattern, whose constructor asks for
 * exactly the pattern's slots and refuses what the sentence would say wrongly. Start at {@link
 * org.plateau.render.text.sentence.Sentences}; the wordings are in {@code messages/sentences}.
 */
@NullMarked
package org.plateau.render.text.sentence;

import org.jspecify.annotations.NullMarked;
