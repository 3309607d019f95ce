package org.plateau.sample.drive;

import java.time.Instant;
import java.util.List;

/**
 * One cell of the matrix: which drive, in which profile, on which system, under which load.
 *
 * @param started the simulated instant at which it begins
 */
public record SimulatedRun(
    SimulatedDrive drive,
    OperatingSystem os,
    SpareArea spare,
    Workload workload,
    Phase phase,
    Load load,
    Sampling sampling,
    Instant started) {

  /** Folder of the phase below the simulated tree: {@code drive/os/op/workload/phase}. */
  public String folder() {
    return String.join("/", drive.id(), os.id(), spare.id(), workload.id(), phase.id());
  }

  /** What its files are called, without their endings. */
  public String stem() {
    return phase.isPoint() ? load.id() : workload.id();
  }

  /** Where it lies; also what seeds it, so that no run depends on another. */
  public String key() {
    return folder() + "/" + stem();
  }

  /** What the model says happened. */
  public List<SimulatedInterval> play(long seed) {
    return model(seed).play();
  }

  /** Operations per second that each thread is held to; 0 when none is. */
  public long ratePerThread() {
    return load.isPaced() ? Math.round(model(0).pace() / load.threads()) : 0;
  }

  private DriveModel model(long seed) {
    boolean fresh = phase == Phase.PRECONDITION;
    SplitMix random = SplitMix.of(seed, key());
    return new DriveModel(drive, spare, os, workload, load, fresh, sampling, random);
  }
}
