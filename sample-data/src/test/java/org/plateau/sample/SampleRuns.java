package org.plateau.sample;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.plateau.sample.drive.OperatingSystem;
import org.plateau.sample.drive.Phase;
import org.plateau.sample.drive.SimulatedInterval;
import org.plateau.sample.drive.SimulatedRun;
import org.plateau.sample.drive.Workload;

/** What several tests need of the sample lab: its folder, and its runs by their labels. */
public final class SampleRuns {
  private SampleRuns() {}

  /** The module's folder, which is the lab. */
  public static Path lab() {
    for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
      if (Files.exists(at.resolve("lab.yaml"))) {
        return at;
      }
      if (Files.exists(at.resolve("sample-data").resolve("lab.yaml"))) {
        return at.resolve("sample-data");
      }
    }
    throw new IllegalStateException("no sample-data above the current folder");
  }

  public static List<SimulatedRun> all() {
    return SimulationPlan.sampleLab().runs().stream().map(PlannedRun::run).toList();
  }

  /** The first run with these labels, on Linux. */
  public static SimulatedRun of(String drive, String spare, Workload workload, Phase phase) {
    return all().stream()
        .filter(run -> run.os().equals(OperatingSystem.LINUX))
        .filter(run -> run.drive().id().equals(drive) && run.spare().id().equals(spare))
        .filter(run -> run.workload() == workload && run.phase() == phase)
        .findFirst()
        .orElseThrow();
  }

  public static List<SimulatedInterval> play(SimulatedRun run) {
    return run.play(SimulationPlan.sampleLab().seed());
  }

  /** Operations per second, window by window. */
  public static double[] rates(SimulatedRun run) {
    return play(run).stream().mapToDouble(SimulatedInterval::rate).toArray();
  }
}
