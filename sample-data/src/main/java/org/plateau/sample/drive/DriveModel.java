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
  private final Sampling sampling;
  private final SplitMix random;
  private final double pace;

  /**
   * A run about to start.
   *
   * @param fresh whether the drive was just erased; else it was preconditioned with this workload
   * @param sampling how the run is cut into windows
   * @param random decides all that is random in it
   */
  public DriveModel(
      SimulatedDrive drive,
      SpareArea spare,
      OperatingSystem os,
      Workload workload,
      Load load,
      boolean fresh,
      Sampling sampling,
      SplitMix random) {
    this.drive = drive;
    this.os = os;
    this.workload = workload;
    this.load = load;
    this.sampling = sampling;
    this.random = random;
    this.flash =
        fresh
            ? FlashState.fresh(drive, spare, workload.isSequential())
            : FlashState.settled(drive, spare, workload.isSequential());
    this.rhythm = new Rhythm(drive.temper(), fresh, random);
    this.shape = new LatencyShape(drive, os, workload, sampling.layout(), random);
    this.pace = load.isPaced() ? unpaced(0) * load.pacePercent() / 100 : Double.MAX_VALUE;
  }

  /** Operations per second that the runner is held to; {@link Double#MAX_VALUE} when it is not. */
  public double pace() {
    return pace;
  }

  /** The whole run, window by window. */
  public List<SimulatedInterval> play() {
    List<SimulatedInterval> intervals = new ArrayList<>();
    for (int i = 0; i < sampling.windows(); i++) {
      intervals.add(window(i * sampling.windowMillis()));
    }
    return intervals;
  }

  private SimulatedInterval window(long startMillis) {
    double seconds = sampling.windowMillis() / 1e3;
    int steps = Math.max(1, (int) Math.round(seconds / STEP_SECONDS));
    double step = seconds / steps;
    double operations = 0;
    double outstanding = 0;
    double limit = 0;
    double pressure = 0;
    for (int i = 0; i < steps; i++) {
      double at = startMillis / 1e3 + (i + 0.5) * step;
      double most = limit(at);
      double full = unpaced(at);
      double rate = Math.min(full, pace);
      flash.write(rate * step * (1 - workload.readShare()) * workload.blockBytes());
      operations += rate * step;
      outstanding +=
          (rate < full
                  ? Math.min(load.outstanding(), Saturation.outstanding(rate, idleNanos(), most))
                  : load.outstanding())
              / steps;
      limit += most / steps;
      pressure += flash.pressure() / steps;
    }
    double wanted = operations * StrictMath.exp(noise(seconds, pressure) * random.gauss());
    long count = Math.max(2, Math.round(wanted));
    double mean = outstanding * seconds * 1e9 / count;
    double use = Math.min(1, count / seconds / limit);
    return new SimulatedInterval(
        startMillis, sampling.windowMillis(), shape.complete(count, mean, use, pressure, seconds));
  }

  /** A longer window evens the rate out; a paced runner has it evened out for it. */
  private double noise(double seconds, double pressure) {
    double writing = Math.sqrt(1 - workload.readShare());
    double noise = drive.temper().noise() * (0.35 + 0.65 * pressure * writing);
    return noise * Math.min(3, Math.sqrt(60 / seconds)) * (load.isPaced() ? 0.2 : 1);
  }

  private double unpaced(double atSeconds) {
    return Saturation.closedLoop(load.outstanding(), idleNanos(), limit(atSeconds));
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
