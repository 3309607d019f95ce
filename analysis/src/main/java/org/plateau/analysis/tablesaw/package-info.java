/** Page-sized pivots; the one package that knows Tablesaw. */
@NullMarked
package org.plateau.analysis.tablesaw;

import org.jspecify.annotations.NullMarked;
