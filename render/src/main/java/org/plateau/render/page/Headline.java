package org.plateau.render.page;

import org.jspecify.annotations.Nullable;

/** A headline: the product, then what is claimed of it. */
public record Headline(String product, String colon, @Nullable String claim) {}
