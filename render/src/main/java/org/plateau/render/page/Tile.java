package org.plateau.render.page;

import org.jspecify.annotations.Nullable;

/**
 * A key figure at a glance: value or the words that say why there is none, place in the field,
 * margin to the neighbour.
 */
public record Tile(
    String label,
    String context,
    @Nullable Value value,
    @Nullable String unknown,
    @Nullable Drawing strip,
    @Nullable Text rank,
    boolean first,
    @Nullable Text margin) {}
