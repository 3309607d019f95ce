@NullMarked
package org.plateau.site.command;

import org.jspecify.annotations.NullMarked;
