/**
 * Tables of any tool, read by a mapping that the lab writes: which column is what, in which unit.
 *
 * <p>Start with {@link org.plateau.ingest.table.TableMapping}, which is the {@code columns:} of a
 * run.yaml, and {@link org.plateau.ingest.table.TableReader}. Nothing here guesses: a column that
 * the mapping does not name is not read. docs/formats/table.md has worked examples.
 */
@NullMarked
package org.plateau.ingest.table;

import org.jspecify.annotations.NullMarked;
