/**
 * Checks of the message bundles against each other, the glossary and the writing of each language;
 * start at {@link org.plateau.render.text.lint.MessageLint}.
 */
@NullMarked
package org.plateau.render.text.lint;

import org.jspecify.annotations.NullMarked;
