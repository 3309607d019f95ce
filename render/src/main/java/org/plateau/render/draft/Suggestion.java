package org.plateau.render.draft;

import java.util.Map;

/**
 * A pro or con that the data bear out.
 *
 * @param id the claim's
 * @param side {@code pro} or {@code con}
 * @param when the predicate
 * @param weight how much a reader cares, the heaviest first
 * @param text per language tag
 */
record Suggestion(String id, String side, String when, int weight, Map<String, String> text) {
  Suggestion {
    text = java.util.Collections.unmodifiableMap(new java.util.LinkedHashMap<>(text));
  }
}
