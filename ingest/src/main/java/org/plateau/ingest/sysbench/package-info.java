/**
 * What sysbench 0.4 to 1.1 prints (formats.md 6.1). Start with {@link
 * org.plateau.ingest.sysbench.SysbenchReader}; {@code IntervalLine} is one line of its interval
 * report, {@code FinalReport} the block at the end or at a checkpoint.
 */
@NullMarked
package org.plateau.ingest.sysbench;

import org.jspecify.annotations.NullMarked;
