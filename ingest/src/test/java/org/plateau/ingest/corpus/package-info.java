/** Reads the corpus of real logs, where it lies beside the project, and compares every value. */
@NullMarked
package org.plateau.ingest.corpus;

import org.jspecify.annotations.NullMarked;
