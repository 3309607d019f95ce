/**
 * Reads everything that fio writes, from 2.0 on: JSON, terse and human summaries, interval logs,
 * histogram logs, job files and bare error texts.
 *
 * <p>Start at {@link org.plateau.ingest.fio.FioJsonReader} for summaries and at {@link
 * org.plateau.ingest.fio.FioIntervalReader} for time series. What each number means, version by
 * version, is in {@code docs/formats/fio.md}.
 */
@NullMarked
package org.plateau.ingest.fio;

import org.jspecify.annotations.NullMarked;
