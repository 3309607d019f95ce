package org.plateau.ingest.iometer;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What an access specification asks for, from its lines {@code size,% of size,% reads,% random,
 * delay,burst,align,reply}.
 */
final class AccessSpec {
  private final List<String> lines = new ArrayList<>();

  void add(String line) {
    lines.add(line);
  }

  /** The well-known options when the specification is one kind of access, else its lines. */
  SortedMap<String, String> options() {
    SortedMap<String, String> options = new TreeMap<>();
    if (lines.size() == 1) {
      String[] fields = lines.get(0).split(",", -1);
      if (fields.length >= 4) {
        options.put("bs", fields[0].strip());
        options.put("rwmixread", fields[2].strip());
        options.put("rw", pattern(fields[2].strip(), fields[3].strip()));
        String random = fields[3].strip();
        if (!random.equals("0") && !random.equals("100")) {
          options.put("percentage_random", random);
        }
      }
    } else if (!lines.isEmpty()) {
      options.put("access_specification", String.join(" | ", lines));
    }
    return options;
  }

  private static String pattern(String reads, String random) {
    String way = reads.equals("100") ? "read" : reads.equals("0") ? "write" : "rw";
    return random.equals("0") ? way : "rand" + way;
  }
}
