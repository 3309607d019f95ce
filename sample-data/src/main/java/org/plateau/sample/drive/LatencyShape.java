package org.plateau.sample.drive;

import java.util.ArrayList;
import java.util.List;

/**
 * Turns a window's operations and mean latency into what a runner would log of them: by direction,
 * with extremes, deviation and distribution that agree with each other.
 */
final class LatencyShape {
  /** Share of the usual idle latency that the luckiest operation still takes. */
  private static final double LUCKIEST = 0.6;

  /** Beyond this many milliseconds a bulk that is slow itself makes a stall no stall. */
  private static final double LEAST_STALL_FACTOR = 3;

  private final Temper temper;
  private final Controller controller;
  private final OperatingSystem os;
  private final Workload workload;
  private final SplitMix random;
  private final Edges readEdges;
  private final Edges writeEdges;

  LatencyShape(
      SimulatedDrive drive,
      OperatingSystem os,
      Workload workload,
      LogBuckets layout,
      SplitMix random) {
    this.temper = drive.temper();
    this.controller = drive.controller();
    this.os = os;
    this.workload = workload;
    this.random = random;
    this.readEdges = new Edges(layout, LUCKIEST * controller.readNanos());
    this.writeEdges = new Edges(layout, LUCKIEST * controller.writeNanos());
  }

  /**
   * The window by direction.
   *
   * @param count operations in all directions, at least 2
   * @param mean latency over all of them, nanoseconds
   * @param use share of the drive's limit in use, 0 to 1
   * @param pressure of garbage collection, 0 to 1
   * @param seconds length of the window
   */
  List<Completed> complete(long count, double mean, double use, double pressure, double seconds) {
    double share = workload.readShare();
    List<Completed> parts = new ArrayList<>();
    if (!workload.isMixed()) {
      parts.add(part(share == 0, count, mean, use, pressure, seconds));
      return parts;
    }
    double jitter = StrictMath.sqrt(count * share * (1 - share)) * random.gauss();
    long reads = Math.max(1, Math.min(count - 1, Math.round(count * share + jitter)));
    long writes = count - reads;
    double ratio = writeToRead(use);
    double readMean = mean * count / (reads + ratio * writes);
    parts.add(part(false, reads, readMean, use, pressure, seconds));
    parts.add(part(true, writes, ratio * readMean, use, pressure, seconds));
    return parts;
  }

  /** An idle drive takes a write into its memory; a full one makes it wait longer than a read. */
  private double writeToRead(double use) {
    double idle = controller.writeNanos() / controller.readNanos();
    return idle + (1.4 - idle) * use * use * use;
  }

  private Completed part(
      boolean write, long count, double mean, double use, double pressure, double seconds) {
    LatencyMixture mixture = mixture(write, count, mean, use, pressure, seconds);
    double start = random.between(0.02, 1);
    double edge = random.uniform();
    Tally tally = mixture.tally(count, start);
    long min = Math.min(inside(tally, 0, edge), (long) mean);
    long max = Math.max(inside(tally, tally.size() - 1, edge), (long) mean + 1);
    return new Completed(
        write, count, count * workload.blockBytes(), mean, min, max, tally.deviation(), tally);
  }

  private static long inside(Tally tally, int place, double part) {
    return tally.lo(place) + (long) (part * (tally.hi(place) - tally.lo(place)));
  }

  private LatencyMixture mixture(
      boolean write, long count, double mean, double use, double pressure, double seconds) {
    double unrest =
        write ? 0.15 + 0.85 * pressure : 0.1 + 0.5 * pressure * (1 - workload.readShare());
    double tail = temper.tailShare() * os.tailFactor() * unrest * random.between(0.8, 1.25);
    double spread = (0.25 + 0.2 * use * use) * (1 + 0.35 * pressure) * random.between(0.97, 1.03);
    double stalls = temper.stallsPerHour() * os.tailFactor() * unrest * seconds / 3600;
    double stalled = random.uniform() < stalls ? 1 + (long) (random.uniform() * 40) : 0;
    double weight = Math.min(0.002, stalled / count);
    double stallFactor =
        Math.max(
            LEAST_STALL_FACTOR, temper.stallNanos() * StrictMath.exp(0.4 * random.gauss()) / mean);
    return LatencyMixture.of(
        write ? writeEdges : readEdges,
        mean,
        new LatencyMixture.Part(1 - tail - weight, 1, spread),
        new LatencyMixture.Part(tail, temper.tailFactor() * (0.7 + 0.6 * pressure), 0.45),
        new LatencyMixture.Part(weight, stallFactor, 0.3));
  }
}
