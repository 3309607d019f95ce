/**
 * Plateau's own interval format, in JSON Lines and CSV: what a lab's own runner writes and what any
 * other log can be turned into without loss.
 *
 * <p>Start with {@link org.plateau.ingest.interchange.NativeWriter} and {@link
 * org.plateau.ingest.interchange.NativeJsonReader}; the format itself is described in
 * docs/formats/native.md. A record travels as a JSON object in both forms; {@link
 * org.plateau.ingest.interchange.FlatRecord} is the object as a table row.
 */
@NullMarked
package org.plateau.ingest.interchange;

import org.jspecify.annotations.NullMarked;
