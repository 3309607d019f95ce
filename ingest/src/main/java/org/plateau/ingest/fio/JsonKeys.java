package org.plateau.ingest.fio;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Finds a key that stands twice in one object, of which a reader sees the last alone. fio itself
 * repeats the padding {@code "0.00"} of its percentiles and {@code "global options"}.
 */
final class JsonKeys {
  /** What fio writes in a direction, of every version. */
  private static final Pattern OF_DIRECTION =
      Pattern.compile(
          "io_bytes|io_kbytes|bw_bytes|bw|iops|runtime|total_ios|short_ios|drop_ios"
              + "|bw_(min|max|agg|mean|dev|samples)|iops_(min|max|mean|stddev|samples)"
              + "|[sc]?lat(_ns)?|prios|[cs]?lat_(high|low)_prio|[cs]?lat_prio");

  private static final Pattern OF_LATENCY =
      Pattern.compile("min|max|mean|stddev|N|percentile|bins");

  private JsonKeys() {}

  /**
   * A key and where it stands the second time.
   *
   * @param line counted from 1 in the document
   */
  record Repeated(String key, int line) {}

  static Optional<Repeated> repeated(JsonFactory factory, byte[] json) throws IOException {
    Deque<Set<String>> open = new ArrayDeque<>();
    int options = 0;
    try (JsonParser parser = factory.createParser(json)) {
      JsonToken token = parser.nextToken();
      while (token != null) {
        if (token == JsonToken.START_OBJECT) {
          String name = parser.getParsingContext().getParent().getCurrentName();
          // an option may well be given twice
          options = name != null && name.endsWith(" options") ? open.size() + 1 : options;
          open.push(new HashSet<>());
        } else if (token == JsonToken.END_OBJECT) {
          options = open.size() == options ? 0 : options;
          open.pop();
        } else if (token == JsonToken.FIELD_NAME && !open.isEmpty()) {
          String key = parser.currentName();
          boolean usual = key.matches("0[.]0+") || key.equals("global options");
          if (options == 0 && !open.element().add(key) && !usual) {
            return Optional.of(new Repeated(key, parser.currentLocation().getLineNr()));
          }
        }
        token = open.isEmpty() ? null : parser.nextToken();
      }
    }
    return Optional.empty();
  }

  static boolean isOfDirection(String key) {
    return OF_DIRECTION.matcher(key).matches();
  }

  static boolean isOfLatency(String key) {
    return OF_LATENCY.matcher(key).matches();
  }
}
