/** The editor's desk: what is checked before publishing, and what a publish would correct. */
@NullMarked
package org.plateau.site.desk;

import org.jspecify.annotations.NullMarked;
