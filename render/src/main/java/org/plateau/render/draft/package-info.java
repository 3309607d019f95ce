/** Drafts: a whole review written from the figures of a drive, for an editor to go on from. */
@NullMarked
package org.plateau.render.draft;

import org.jspecify.annotations.NullMarked;
