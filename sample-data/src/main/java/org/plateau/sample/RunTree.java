package org.plateau.sample;

import java.util.Map;
import java.util.TreeMap;
import org.plateau.sample.drive.SimulatedRun;

/**
 * The run.yaml files of a simulated tree: each fact stands once, at the folder below which it holds
 * for every run.
 */
final class RunTree {
  /** Id of the catalogue's host that stands in for a server. */
  static final String HOST = "model-host";

  private RunTree() {}

  /** Texts by path below the simulated tree. */
  static Map<String, String> files(SimulationPlan plan) {
    Map<String, String> files = new TreeMap<>();
    files.put("run.yaml", "source: simulated\nhost: " + HOST + "\nstatus: complete\n");
    for (PlannedRun planned : plan.runs()) {
      SimulatedRun run = planned.run();
      String[] folders = run.folder().split("/");
      put(
          files,
          folders,
          1,
          "drive: " + run.drive().id(),
          "firmware: \"" + run.drive().firmware() + "\"");
      put(files, folders, 2, "os: " + run.os().id());
      put(files, folders, 3, "op_profile: " + run.spare().id());
      put(files, folders, 4, "workload: " + run.workload().id());
      if (run.phase().isPoint()) {
        put(
            files,
            folders,
            5,
            "phase: " + run.phase().id(),
            "test: " + run.folder().replace('/', '.'));
      } else {
        put(files, folders, 5, "phase: " + run.phase().id());
      }
    }
    return files;
  }

  private static void put(Map<String, String> files, String[] folders, int depth, String... lines) {
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < depth; i++) {
      path.append(folders[i]).append('/');
    }
    files.put(path + "run.yaml", String.join("\n", lines) + "\n");
  }
}
