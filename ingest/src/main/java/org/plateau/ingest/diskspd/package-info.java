/**
 * DiskSpd 2.0 to 2.2, as text and as XML (formats.md 5.2 and 5.3). Start with {@link
 * org.plateau.ingest.diskspd.DiskSpdTextReader} and {@link
 * org.plateau.ingest.diskspd.DiskSpdXmlReader}.
 */
@NullMarked
package org.plateau.ingest.diskspd;

import org.jspecify.annotations.NullMarked;
