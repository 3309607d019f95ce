/**
 * Where a level changes: within a run, and over a drive's history. Start at {@link
 * org.plateau.analysis.change.ChangePoints}.
 */
@NullMarked
package org.plateau.analysis.change;

import org.jspecify.annotations.NullMarked;
