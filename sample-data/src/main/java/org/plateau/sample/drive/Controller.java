package org.plateau.sample.drive;

/**
 * What a drive's controller and link can do at best, whatever the state of the flash.
 *
 * @param readRate 4k random reads per second
 * @param writeRate random writes per second of a fresh drive
 * @param readNanos latency of one read on an idle drive
 * @param writeNanos latency of one write on an idle drive: into protected memory, so short
 * @param readBandwidth bytes per second over the link
 */
public record Controller(
    double readRate, double writeRate, double readNanos, double writeNanos, double readBandwidth) {
  public Controller {
    if (!(readRate > 0 && writeRate > 0 && readNanos > 0 && writeNanos > 0 && readBandwidth > 0)) {
      throw new IllegalArgumentException("controller " + readRate + ", " + writeRate);
    }
  }
}
