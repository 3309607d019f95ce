package org.plateau.render.page;

import org.jspecify.annotations.Nullable;

/** A page that says one thing: {@code review, revision, missing}. */
public record MessagePage(String kind, String title, @Nullable Text standfirst) {}
