package org.plateau.sample.drive;

import java.util.ArrayList;
import java.util.List;

/**
 * Plays one run: steps a drive through time under a closed load and cuts what it did into windows.
 *
 * <p>In every window the rate comes from the limits of controller, link and flash, and the mean
 * latency from Little's law, so rate × latency is the load, always. The same arguments give the
 * same intervals on any machine.
 */
public final class DriveModel {
  private static final double STEP_SECONDS = 5;

  private final SimulatedDrive drive;
  private final OperatingSystem os;
  private final Workload workload;
  private final Load load;
  private final FlashState flash;
  private final Rhythm rhythm;
  private final LatencyShape shape;
  private final SplitMix random;

  /**
   * A run about to start.
   *
   * @param fresh whether the drive was just erased; else it was preconditioned with this workload
   * @param random decides all that is random in it
   */
  public DriveModel(
      SimulatedDrive drive,
      SpareArea spare,
      OperatingSystem os,
      Workload workload,
      Load load,
      boolean fresh,
      SplitMix random) {
    this.drive = drive;
    this.os = os;
    this.workload = workload;
    this.load = load;
    this.random = random;
    this.flash =
        fresh
            ? FlashState.fresh(drive, spare, workload.isSequential())
            : FlashState.settled(drive, spare, workload.isSequential());
    this.rhythm = new Rhythm(drive.temper(), fresh, random);
    this.shape = new LatencyShape(drive, os, workload, random);
  }

  /** The whole run, window by window. */
  public List<SimulatedInterval> play(Sampling sampling) {
    List<SimulatedInterval> intervals = new ArrayList<>();
    for (int i = 0; i < sampling.windows(); i++) {
      intervals.add(window(i * sampling.windowMillis(), sampling));
    }
    return intervals;
  }

  private SimulatedInterval window(long startMillis, Sampling sampling) {
    double seconds = sampling.windowMillis() / 1e3;
    int steps = Math.max(1, (int) Math.round(seconds / STEP_SECONDS));
    double step = seconds / steps;
    double operations = 0;
    double limit = 0;
    double pressure = 0;
    for (int i = 0; i < steps; i++) {
      double at = startMillis / 1e3 + (i + 0.5) * step;
      double most = limit(at);
      double rate = Saturation.closedLoop(load.outstanding(), idleNanos(), most);
      flash.write(rate * step * (1 - workload.readShare()) * workload.blockBytes());
      operations += rate * step;
      limit += most / steps;
      pressure += flash.pressure() / steps;
    }
    double share = 1 - workload.readShare();
    double noise = drive.temper().noise() * (0.35 + 0.65 * pressure * Math.sqrt(share));
    noise *= Math.min(3, Math.sqrt(60 / seconds));
    double wanted = operations * StrictMath.exp(noise * random.gauss());
    long count = Math.max(2, Math.round(wanted));
    double mean = load.outstanding() * seconds * 1e9 / count;
    double use = Math.min(1, count / seconds / limit);
    return new SimulatedInterval(
        startMillis, sampling.windowMillis(), shape.complete(count, mean, use, pressure, sampling));
  }

  /** Operations per second that controller, link and flash allow at this moment. */
  private double limit(double atSeconds) {
    Controller controller = drive.controller();
    double block = workload.blockBytes();
    double reads =
        Math.min(controller.readRate(), controller.readBandwidth() / block) * os.rateFactor();
    double fast = workload.isSequential() ? Double.MAX_VALUE : controller.writeRate();
    double link = controller.readBandwidth() * 0.6;
    double writes = Math.min(Math.min(fast, link / block), flash.hostBandwidth() / block);
    double share = 1 - workload.readShare();
    double restless = workload.isSequential() ? 0 : share;
    writes *= rhythm.factor(atSeconds, restless, flash.pressure());
    writes *= (1 + os.rateFactor()) / 2;
    return 1 / (workload.readShare() / reads + share / writes);
  }

  private double idleNanos() {
    Controller controller = drive.controller();
    double share = workload.readShare();
    double transfer = workload.blockBytes() / controller.readBandwidth() * 1e9;
    return share * controller.readNanos()
        + (1 - share) * controller.writeNanos()
        + transfer
        + os.addedNanos();
  }
}
