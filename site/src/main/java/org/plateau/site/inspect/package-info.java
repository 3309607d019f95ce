/** What a log is and what can be known from it; start at {@code Inspection}. */
@NullMarked
package org.plateau.site.inspect;

import org.jspecify.annotations.NullMarked;
