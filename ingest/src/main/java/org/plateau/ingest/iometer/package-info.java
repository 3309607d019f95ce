/**
 * Iometer's results CSV, versions 2004 to 1.1 (formats.md 5.1). Start with {@link
 * org.plateau.ingest.iometer.IometerReader}.
 */
@NullMarked
package org.plateau.ingest.iometer;

import org.jspecify.annotations.NullMarked;
