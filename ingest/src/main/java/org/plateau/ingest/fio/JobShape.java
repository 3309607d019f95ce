package org.plateau.ingest.fio;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A JSON job with the options that held for it and the threads that it stands for.
 *
 * @param options the job's own over the global ones (formats.md 3.4)
 * @param firstThread number of its first thread on its host, from 1
 * @param threads how many it stands for: all of its section when groups are reported
 */
record JobShape(
    FioJsonDocument.Job job, SortedMap<String, String> options, int firstThread, int threads) {

  static SortedMap<String, String> options(FioJsonDocument document, FioJsonDocument.Job job) {
    TreeMap<String, String> options = new TreeMap<>();
    document.globals().forEach((key, value) -> options.put(canonical(key), value));
    JsonNode own = job.node().path("job options");
    if (!own.isObject() || own.isEmpty()) {
      // Client mode leaves them out of most entries: another entry of the same job has them.
      own =
          document.jobs().stream()
              .filter(other -> other.name().equals(job.name()))
              .map(other -> other.node().path("job options"))
              .filter(node -> node.isObject() && !node.isEmpty())
              .findFirst()
              .orElse(own);
    }
    own.properties()
        .forEach(entry -> options.put(canonical(entry.getKey()), entry.getValue().asText()));
    return options;
  }

  /** One name for options that fio knows by two. */
  static String canonical(String key) {
    return switch (key) {
      case "readwrite" -> "rw";
      case "blocksize" -> "bs";
      default -> key;
    };
  }

  static boolean isGrouped(SortedMap<String, String> options) {
    String value = options.get("group_reporting");
    return value != null && !value.equals("0");
  }

  static int threads(SortedMap<String, String> options) {
    String jobs = options.getOrDefault("numjobs", "1");
    return isGrouped(options) && jobs.matches("[1-9]\\d{0,5}") ? Integer.parseInt(jobs) : 1;
  }

  /** Whether it is the sum over several threads. */
  boolean isSum() {
    return threads > 1;
  }
}
