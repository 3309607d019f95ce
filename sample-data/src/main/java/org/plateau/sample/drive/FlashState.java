package org.plateau.sample.drive;

/**
 * How full the flash is while a run goes on: the free blocks left, the write cache left, and from
 * them the bandwidth that the host's writes can have.
 */
final class FlashState {
  /** A fresh drive keeps a few blocks for itself. */
  private static final double FILLED = 0.98;

  private final Flash flash;
  private final SpareArea spare;
  private final boolean sequential;
  private final boolean paced;
  private double written;

  private FlashState(SimulatedDrive drive, SpareArea spare, boolean sequential, double written) {
    this.flash = drive.flash();
    this.spare = spare;
    this.sequential = sequential;
    this.paced = drive.temper().paced();
    this.written = written;
  }

  /** Just erased: every block is free. */
  static FlashState fresh(SimulatedDrive drive, SpareArea spare, boolean sequential) {
    return new FlashState(drive, spare, sequential, 0);
  }

  /** Preconditioned for as long as it takes. */
  static FlashState settled(SimulatedDrive drive, SpareArea spare, boolean sequential) {
    return new FlashState(drive, spare, sequential, Double.MAX_VALUE / 4);
  }

  void write(double bytes) {
    written += bytes;
  }

  /** Bytes programmed for each byte the host writes, at least 1. */
  double writeAmplification() {
    double last = sequential ? 1 : spare.writeAmplification(flash.rawBytes());
    if (paced) {
      return Math.max(1, last);
    }
    double beyond = written - FILLED * flash.rawBytes();
    if (beyond <= 0) {
      return 1;
    }
    double settled = 1 - StrictMath.exp(-beyond / (flash.settleShare() * spare.usableBytes()));
    return 1 + (Math.max(1, last) - 1) * settled;
  }

  /** Share of the program bandwidth that copying takes, 0 to 1: what a host feels as unrest. */
  double pressure() {
    return 1 - 1 / writeAmplification();
  }

  /** Bytes per second that the host may write; the controller may allow less. */
  double hostBandwidth() {
    if (flash.cacheBytes() > 0 && written < flash.cacheBytes()) {
      return Double.MAX_VALUE;
    }
    return flash.programBandwidth() * flash.directShare() / writeAmplification();
  }
}
