/**
 * The drive model: what a drive of given parameters does under a given load, as intervals. No I/O
 * and no global state; start at {@link org.plateau.sample.drive.DriveModel}. The formulas are in
 * docs/simulation.md.
 */
@NullMarked
package org.plateau.sample.drive;

import org.jspecify.annotations.NullMarked;
