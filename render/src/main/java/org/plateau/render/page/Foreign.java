package org.plateau.render.page;

/**
 * A text in another language than its page: the tag, and the language's name in the page's
 * language.
 */
public record Foreign(String lang, String name) {}
