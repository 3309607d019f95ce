/**
 * The command and the site.
 *
 * <p>{@link org.plateau.site.Main} starts; {@code command} holds one class per command; {@code
 * publish} takes a lab to a published site.
 */
@NullMarked
package org.plateau.site;

import org.jspecify.annotations.NullMarked;
