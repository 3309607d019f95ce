package org.plateau.ingest.interchange;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The keys that each type of line may hold. */
final class RecordKeys {
  private static final Map<String, List<String>> KEYS =
      new TreeMap<>(
          Map.of(
              "interval",
              List.of(
                  "type", "run", "series", "dir", "at", "len", "ops", "bytes", "lat", "gauges",
                  "from"),
              "summary",
              List.of(
                  "type", "run", "series", "total", "dir", "at", "len", "ops", "bytes", "rate",
                  "bw", "lat", "gauges", "from"),
              "run",
              List.of("type", "run", "runner", "version", "started", "options", "errors", "from"),
              "file",
              List.of("type", "n", "path", "sha256")));

  private RecordKeys() {}

  static String types() {
    return "one of " + String.join(", ", KEYS.keySet());
  }

  static List<String> unknownIn(String type, Fields fields) {
    List<String> known = KEYS.get(type);
    return known == null
        ? List.of()
        : fields.names().stream().filter(name -> !known.contains(name)).toList();
  }

  static String nearest(String type, String key) {
    return KEYS.getOrDefault(type, List.of("type")).stream()
        .min(Comparator.comparingInt(known -> distance(known, key)))
        .orElseThrow();
  }

  /** Levenshtein's edit distance. */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[b.length()];
  }
}
