/** What the history knows of a run, free of the engine that stores it. */
@NullMarked
package org.plateau.ingest.history;

import org.jspecify.annotations.NullMarked;
