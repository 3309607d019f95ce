/** A format that only tests know. */
@NullMarked
package org.plateau.ingest.stopwatch;

import org.jspecify.annotations.NullMarked;
