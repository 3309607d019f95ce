/** Damaged logs by the thousand, and what every reader must do with them. */
@NullMarked
package org.plateau.ingest.damage;

import org.jspecify.annotations.NullMarked;
