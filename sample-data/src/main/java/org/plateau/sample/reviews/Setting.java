package org.plateau.sample.reviews;

import java.util.Map;

/**
 * What a run is of: drive, system, profile, workload, phase, load. Texts are ids of the lab's
 * catalogue; empty where the review does not say.
 *
 * @param threads T, or workers; 0 where not said
 * @param depth Q; 0 where not said
 * @param point percent of the full rate on a latency curve; 0 for every other phase
 */
record Setting(
    String drive,
    String os,
    String op,
    String workload,
    String phase,
    int threads,
    int depth,
    int point)
    implements Comparable<Setting> {

  /** Operations outstanding, T × Q. */
  int outstanding() {
    return threads * Math.max(1, depth);
  }

  /** The folder of its logs below the tree. */
  String folder() {
    return switch (phase) {
      case "scaling" -> group() + "/t" + threads + "q" + depth;
      case "sweep" -> group() + "/w" + threads;
      default -> group();
    };
  }

  /** What it shares with the other loads of its test. */
  String group() {
    StringBuilder path = new StringBuilder(drive);
    for (String piece : new String[] {os, op, workload, phase}) {
      path.append(piece.isEmpty() ? "" : "/" + piece);
    }
    return path.toString();
  }

  boolean isFio() {
    return phase.equals("precondition") || phase.equals("primary") || phase.equals("scaling");
  }

  Setting withLoad(int newThreads, int newDepth) {
    return new Setting(drive, os, op, workload, phase, newThreads, newDepth, point);
  }

  Setting withPoint(int percent) {
    return new Setting(drive, os, op, workload, phase, threads, depth, percent);
  }

  /** The same test's fixed load in another phase. */
  Setting inPhase(String other) {
    return new Setting(drive, os, op, workload, other, 16, 16, 0);
  }

  /** With other values of the labels that {@code against} names. */
  Setting with(Map<String, String> labels) {
    return new Setting(
        labels.getOrDefault("drive", drive),
        os,
        labels.getOrDefault("op_profile", op),
        workload,
        phase,
        Integer.parseInt(labels.getOrDefault("threads", Integer.toString(threads))),
        depth,
        point);
  }

  private String key() {
    return String.format(
        java.util.Locale.ROOT, "%s#%03d#%03d#%03d", group(), threads, depth, point);
  }

  @Override
  public int compareTo(Setting other) {
    return key().compareTo(other.key());
  }
}
