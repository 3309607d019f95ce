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
    return phase == Phase.SCALING ? load.id() : workload.id();
  }

  /** Where it lies; also what seeds it, so that no run depends on another. */
  public String key() {
    return folder() + "/" + stem();
  }

  /** What the model says happened. */
  public List<SimulatedInterval> play(long seed) {
    boolean fresh = phase == Phase.PRECONDITION;
    SplitMix random = SplitMix.of(seed, key());
    return new DriveModel(drive, spare, os, workload, load, fresh, random).play(sampling);
  }
}
