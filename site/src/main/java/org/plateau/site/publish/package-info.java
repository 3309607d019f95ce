/** From a lab folder to a published site, whole or not at all. */
@NullMarked
package org.plateau.site.publish;

import org.jspecify.annotations.NullMarked;
