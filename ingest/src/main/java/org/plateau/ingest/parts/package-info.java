/**
 * Names for the runs inside one log: what a reader calls the parts of a log set when the runner
 * itself repeats a name or gives none. Start with {@link org.plateau.ingest.parts.PartNames}.
 */
@NullMarked
package org.plateau.ingest.parts;

import org.jspecify.annotations.NullMarked;
