/** Turns the page model into HTML through the templates; the only package that knows Thymeleaf. */
@NullMarked
package org.plateau.render.page.thymeleaf;

import org.jspecify.annotations.NullMarked;
