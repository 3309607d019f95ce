/**
 * The results of one run: which values can be vouched for, and why others cannot. Start at {@link
 * org.plateau.analysis.results.RunResults}.
 */
@NullMarked
package org.plateau.analysis.results;

import org.jspecify.annotations.NullMarked;
