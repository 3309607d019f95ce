/**
 * Writes simulated runs in Plateau's own format, JSON Lines under gzip. Start at {@link
 * org.plateau.sample.jsonl.JsonLinesRunWriter}.
 */
@NullMarked
package org.plateau.sample.jsonl;

import org.jspecify.annotations.NullMarked;
