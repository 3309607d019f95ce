package org.plateau.render.draft;

import java.util.Map;

/**
 * A pro or con that the data bear out.
 *
 * @param id the claim's
 * @param side {@code pro} or {@code con}
 * @param when the predicate
 * @param weight how much a reader cares, 0 to 100, the heaviest first
 * @param evidence the figures that it rests on as they stand today
 * @param text per language tag
 */
record Suggestion(
    String id, String side, String when, int weight, String evidence, Map<String, String> text) {
  private static final int STRONG = 80;
  private static final int FAIR = 50;

  /** In a word. */
  String strength() {
    return weight >= STRONG ? "strong" : weight >= FAIR ? "fair" : "slight";
  }

  Suggestion {
    text = java.util.Collections.unmodifiableMap(new java.util.LinkedHashMap<>(text));
  }
}
