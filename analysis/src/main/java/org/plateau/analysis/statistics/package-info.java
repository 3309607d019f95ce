/**
 * How sure a value is, and whether two values differ: batch means, Student's t, Welch's comparison,
 * ranks, repetitions. Start at {@link org.plateau.analysis.statistics.Estimate}.
 */
@NullMarked
package org.plateau.analysis.statistics;

import org.jspecify.annotations.NullMarked;
