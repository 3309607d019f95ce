/** The analysis of one run as text and as JSON; start at {@code VerdictText}. */
@NullMarked
package org.plateau.site.verdict;

import org.jspecify.annotations.NullMarked;
