/**
 * What a page shows, free of logs and of HTML: the records that the templates read.
 *
 * <p>The contract with designers is {@code templates/MODEL.md}: a record here is named and typed as
 * it stands there. {@code thymeleaf} turns them into HTML.
 */
@NullMarked
package org.plateau.render.page;

import org.jspecify.annotations.NullMarked;
