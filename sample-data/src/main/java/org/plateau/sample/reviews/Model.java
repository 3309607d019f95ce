package org.plateau.sample.reviews;

import java.util.List;

/**
 * What nobody printed and the reconstruction must assume, from {@code model.tsv}. None of it is a
 * published figure, and no run's label says so.
 */
final class Model {
  private static final List<String[]> LINES =
      PublishedFigures.lines("model.tsv").stream().map(line -> line.split("\t", -1)).toList();

  private Model() {}

  /** Operations per second at 16T/16Q, or at the greatest load. */
  static double rate(Setting setting) {
    return number("rate", setting.drive(), setting.workload() + "/" + setting.op());
  }

  /** Latency of an operation alone, ns. */
  static double idleNanos(String workload) {
    return number("idle-ms", "*", workload) * 1e6;
  }

  /** Outstanding operations of a vdbench profile, by Little's law where not printed. */
  static double threads(Setting setting) {
    return number("threads", setting.drive(), setting.workload());
  }

  /** Mean block size, bytes. */
  static double blockBytes(String workload) {
    return number("block", "*", workload);
  }

  /** Percent of reads; what the trace's authors did not print is assumed. */
  static double readPercent(String workload) {
    return number("read", "*", workload);
  }

  /** What a run writes before its burst ends, bytes. */
  static double freshBytes(String drive) {
    return number("fresh-gb", drive, "*") * 1e9;
  }

  /** Hours of preconditioning. */
  static double hours(String drive) {
    return number("hours", drive, "*");
  }

  /** The testbed, which is a fact of the review. */
  static String host(Setting setting) {
    return text("host", setting);
  }

  /** The drive's driver as published; empty where not. */
  static String driver(Setting setting) {
    return setting.drive().equals("memblaze-q520-800gb") ? "" : text("driver", setting);
  }

  private static String text(String what, Setting setting) {
    String detail = setting.phase() + "/" + setting.workload();
    return LINES.stream()
        .filter(line -> line[0].equals(what))
        .filter(line -> line[1].equals("*") || line[1].equals(setting.drive()))
        .filter(
            line ->
                line[2].equals("*") || line[2].equals(setting.phase()) || line[2].equals(detail))
        .map(line -> line[3])
        .findFirst()
        .orElse("");
  }

  private static double number(String what, String drive, String workload) {
    for (String[] line : LINES) {
      if (line[0].equals(what)
          && (line[1].equals("*") || line[1].equals(drive))
          && (line[2].equals("*") || line[2].equals(workload))) {
        return Double.parseDouble(line[3]);
      }
    }
    throw new IllegalStateException("model.tsv has no " + what + " of " + drive + ", " + workload);
  }
}
