/**
 * HammerDB's console and log, its transaction counter and its time profile (formats.md 6.2). Start
 * with {@link org.plateau.ingest.hammerdb.HammerDbLogReader}.
 */
@NullMarked
package org.plateau.ingest.hammerdb;

import org.jspecify.annotations.NullMarked;
