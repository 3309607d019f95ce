package org.plateau.ingest.diskspd;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The options of a timespan, from the profile that DiskSpd writes into its XML. */
final class ProfileOptions {
  private ProfileOptions() {}

  static SortedMap<String, String> of(Optional<XmlElement> span) {
    SortedMap<String, String> options = new TreeMap<>();
    if (span.isEmpty()) {
      return options;
    }
    put(options, "duration", span.get().textOf("Duration"));
    put(options, "warmup", span.get().textOf("Warmup"));
    List<XmlElement> targets =
        span.get().first("Targets").map(element -> element.all("Target")).orElse(List.of());
    if (targets.size() == 1) {
      XmlElement target = targets.get(0);
      put(options, "bs", target.textOf("BlockSize"));
      put(options, "iodepth", target.textOf("RequestCount"));
      put(options, "numjobs", target.textOf("ThreadsPerFile"));
      pattern(options, target);
    }
    return options;
  }

  /** {@code <RandomAccess>} is a cache hint, not the pattern (microsoft/diskspd issue 202). */
  private static void pattern(SortedMap<String, String> options, XmlElement target) {
    Double random = target.number("Random");
    Double ratio = target.number("RandomRatio");
    boolean isRandom = (random != null && random > 0) || (ratio != null && ratio > 0);
    Double writes = target.number("WriteRatio");
    if (writes != null) {
      String way = writes == 0 ? "read" : writes == 100 ? "write" : "rw";
      options.put("rw", isRandom ? "rand" + way : way);
      options.put("rwmixread", Long.toString(100 - Math.round(writes)));
    }
    if (random != null && random > 0) {
      options.put("blockalign", target.textOf("Random"));
    }
  }

  private static void put(SortedMap<String, String> options, String key, String value) {
    if (!value.isEmpty()) {
      options.put(key, value);
    }
  }
}
