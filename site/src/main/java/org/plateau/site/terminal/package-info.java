/** Text for a terminal: colour, columns by display width, tables and plots of characters. */
@NullMarked
package org.plateau.site.terminal;

import org.jspecify.annotations.NullMarked;
