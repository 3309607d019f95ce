/**
 * How rate and latency answer to load: scaling over threads and queue depth, and the knee. Start at
 * {@link org.plateau.analysis.load.LoadCurve}.
 */
@NullMarked
package org.plateau.analysis.load;

import org.jspecify.annotations.NullMarked;
