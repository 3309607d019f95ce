/** The model reviews' published figures, held against the logs that are fitted to them. */
@NullMarked
package org.plateau.site.reviews;

import org.jspecify.annotations.NullMarked;
