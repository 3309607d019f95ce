/**
 * What vdbench 5.03 to 5.04.07 leaves in its output folder (formats.md section 4).
 *
 * <p>{@link org.plateau.ingest.vdbench.VdbenchFlatfileReader} is the richest; the summary, totals
 * and histogram speak for what it does not say. All of them gather {@code RunRows}, one for each
 * run definition (RD), and {@code RunReport} turns those into intervals and summaries.
 */
@NullMarked
package org.plateau.ingest.vdbench;

import org.jspecify.annotations.NullMarked;
