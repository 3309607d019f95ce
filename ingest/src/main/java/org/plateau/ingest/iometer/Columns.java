package org.plateau.ingest.iometer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The columns of a results block, addressed by their titles: indices shift between versions
 * (formats.md 5.1).
 */
final class Columns {
  /** Type, target and specification name; what follows is numbers. */
  static final int NAMES = 3;

  private final Map<String, Integer> places = new HashMap<>();
  private final List<LatencyBin> bins = new ArrayList<>();
  private final int size;

  Columns(String header) {
    String[] titles = header.replaceFirst("^'", "").split(",", -1);
    size = titles.length;
    for (int i = 0; i < titles.length; i++) {
      places.putIfAbsent(titles[i].strip().toLowerCase(Locale.ROOT), i);
      int place = i;
      LatencyBin.of(titles[i].strip(), place).ifPresent(bins::add);
    }
    bins.sort(Comparator.comparingLong(LatencyBin::loNanos));
  }

  int size() {
    return size;
  }

  List<LatencyBin> bins() {
    return bins;
  }

  boolean has(String title) {
    return places.containsKey(title.toLowerCase(Locale.ROOT));
  }

  /** Index of a column; -1 when this version does not have it. */
  int place(String title) {
    return places.getOrDefault(title.toLowerCase(Locale.ROOT), -1);
  }
}
