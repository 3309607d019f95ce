/**
 * What a drive benchmark's log holds, and the way it gets in.
 *
 * <p>This package is the module's public face: the model of what logs say ({@link
 * org.plateau.ingest.Interval}, {@link org.plateau.ingest.Summary}, {@link
 * org.plateau.ingest.RunFacts}), the one extension point for formats ({@link
 * org.plateau.ingest.LogReader}) and the entry point {@link org.plateau.ingest.LogSetReader}. Start
 * reading there. Formats live in sub-packages, one per runner; {@code lab} reads the lab folder;
 * {@code spark} keeps the history.
 */
@NullMarked
package org.plateau.ingest;

import org.jspecify.annotations.NullMarked;
