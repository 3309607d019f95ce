/**
 * Tests of what designers and translators edit: colours, page words, glossary, fonts, templates.
 */
@NullMarked
package org.plateau.templates;

import org.jspecify.annotations.NullMarked;
