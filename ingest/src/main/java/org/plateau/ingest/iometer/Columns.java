package org.plateau.ingest.iometer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The columns of a results block, addressed by their titles: indices shift between versions
 * (formats.md 5.1).
 */
final class Columns {
  /** Type, target and specification name; what follows is numbers. */
  static final int NAMES = 3;

  /** The words that every version's titles are made of. */
  private static final Pattern TITLES =
      Pattern.compile(
          "Target Type|Target Name|Access Specification Name|# (Managers|Workers|Disks)"
              + "|(Read |Write )?(IOps|MiBps \\(Binary\\)|MBps( \\((Binary|Decimal)\\))?|Errors|I/Os)"
              + "|(Transactions|Connections|Interrupts) per Second|Transactions per Connection"
              + "|Connections|(Average|Maximum) (Read |Write )?Response Time"
              + "|(Average|Maximum) (Transaction|Connection) Time|Bytes (Read|Written)"
              + "|(Total|Maximum) Raw (Read Response|Write Response|Transaction|Connection|Run) Time"
              + "|Starting Sector|Maximum Size|Queue Depth|% CPU Utilization"
              + "|% (User|Privileged|DPC|Interrupt) Time|Processor Speed|CPU Effectiveness"
              + "|Packets/Second|Packet Errors|Segments Retransmitted/Second"
              + "|[0-9.]+ to [0-9.]+ [umUM]?[sS]|>= [0-9.]+ [umUM]?[sS]");

  private final Map<String, Integer> places = new HashMap<>();
  private final List<LatencyBin> bins = new ArrayList<>();
  private final int size;
  private Optional<String> unknown = Optional.empty();

  Columns(String header) {
    String[] titles = header.replaceFirst("^'", "").split(",", -1);
    size = titles.length;
    for (int i = 0; i < titles.length; i++) {
      Integer before = places.putIfAbsent(titles[i].strip().toLowerCase(Locale.ROOT), i);
      boolean stranger = before != null || !TITLES.matcher(titles[i].strip()).matches();
      unknown =
          stranger && unknown.isEmpty() ? Optional.of('"' + titles[i].strip() + '"') : unknown;
      int place = i;
      LatencyBin.of(titles[i].strip(), place).ifPresent(bins::add);
    }
    bins.sort(Comparator.comparingLong(LatencyBin::loNanos));
  }

  /** A title that Iometer does not have, or has twice; nothing when all are its. */
  Optional<String> fault() {
    return unknown;
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
