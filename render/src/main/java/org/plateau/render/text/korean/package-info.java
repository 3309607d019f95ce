/**
 * Korean particles by the sound of what stands before them; start at {@link
 * org.plateau.render.text.korean.Particles}.
 */
@NullMarked
package org.plateau.render.text.korean;

import org.jspecify.annotations.NullMarked;
