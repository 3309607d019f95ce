/** The commands, one class each; the only package that knows picocli. */
@NullMarked
package org.plateau.site.command;

import org.jspecify.annotations.NullMarked;
