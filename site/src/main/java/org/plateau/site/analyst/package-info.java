/** The analyst's questions, answered from the snapshot; start at {@code Question}. */
@NullMarked
package org.plateau.site.analyst;

import org.jspecify.annotations.NullMarked;
