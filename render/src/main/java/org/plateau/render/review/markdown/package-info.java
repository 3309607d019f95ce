/** Reads an editor's CommonMark; the only package that knows commonmark-java. */
@NullMarked
package org.plateau.render.review.markdown;

import org.jspecify.annotations.NullMarked;
