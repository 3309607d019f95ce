/**
 * The small file between the history and the pages: every run in force with its analysis. From here
 * on no Spark is needed.
 */
@NullMarked
package org.plateau.analysis.snapshot;

import org.jspecify.annotations.NullMarked;
