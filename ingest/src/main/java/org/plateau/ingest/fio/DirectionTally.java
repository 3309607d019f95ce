package org.plateau.ingest.fio;

import java.util.Arrays;
import java.util.NavigableMap;
import java.util.TreeMap;

/** What the rows of one direction add up to, and how far they lie apart. */
final class DirectionTally {
  private static final int MOST_NEAR = 4096;
  private static final int MOST_DISTANCES = 10_000;

  private long rows;
  private long sum;
  private long smallest = Long.MAX_VALUE;
  private long largest = Long.MIN_VALUE;
  private long lastTime = Long.MIN_VALUE;
  private long repeated;
  private long backwards;
  private long firstTime;
  private long[] near = new long[64];
  private final TreeMap<Long, Long> far = new TreeMap<>();

  void add(long time, long value) {
    rows++;
    sum += value;
    smallest = Math.min(smallest, value);
    largest = Math.max(largest, value);
    if (lastTime == Long.MIN_VALUE) {
      firstTime = time;
    } else {
      distance(time - lastTime);
    }
    lastTime = time;
  }

  private void distance(long step) {
    if (step < 0) {
      backwards++;
    } else if (step == 0) {
      repeated++;
    } else if (step < MOST_NEAR) {
      if (step >= near.length) {
        near = Arrays.copyOf(near, MOST_NEAR);
      }
      near[(int) step]++;
    } else if (far.size() < MOST_DISTANCES || far.containsKey(step)) {
      far.merge(step, 1L, Long::sum);
    }
  }

  long rows() {
    return rows;
  }

  long sum() {
    return sum;
  }

  long smallest() {
    return smallest;
  }

  long largest() {
    return largest;
  }

  /** Rows with the time of the row before them in this direction. */
  long repeated() {
    return repeated;
  }

  /** Rows earlier than the row before them in this direction. */
  long backwards() {
    return backwards;
  }

  long firstTime() {
    return firstTime;
  }

  long lastTime() {
    return lastTime;
  }

  /**
   * The distance that most rows have, give or take 2 %, in milliseconds; 0 when no two rows lie
   * apart.
   */
  long usualDistance() {
    TreeMap<Long, Long> all = new TreeMap<>(far);
    for (int step = 1; step < near.length; step++) {
      if (near[step] > 0) {
        all.put((long) step, near[step]);
      }
    }
    long best = 0;
    long most = 0;
    for (var entry : all.entrySet()) {
      long step = entry.getKey();
      long slack = step / 50;
      long cluster = slack == 0 ? entry.getValue() : clustered(all, step - slack, step + slack);
      // Of equal clusters the one whose own count is larger, then the shorter distance.
      if (cluster > most
          || (cluster == most && best > 0 && entry.getValue() > all.getOrDefault(best, 0L))) {
        most = cluster;
        best = step;
      }
    }
    return best;
  }

  /** Share of the steps between rows that are near the usual distance, 0 to 1. */
  double regularity() {
    long usual = usualDistance();
    long slack = Math.max(usual / 20, 1);
    long fitting = 0;
    for (long step = usual - slack; step <= usual + slack; step++) {
      if (step > 0) {
        fitting += step < near.length ? near[(int) step] : far.getOrDefault(step, 0L);
      }
    }
    return rows < 2 ? 0 : fitting / (double) (rows - 1);
  }

  private static long clustered(NavigableMap<Long, Long> all, long from, long to) {
    long count = 0;
    for (long value : all.subMap(from, true, to, true).values()) {
      count += value;
    }
    return count;
  }
}
