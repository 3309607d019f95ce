package org.plateau.sample;

import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Writes a plan's simulated logs to disk: what {@code plateau simulate} and the sample lab's {@code
 * publish} call.
 */
public final class Simulation {
  private Simulation() {}

  /**
   * Writes the tree of a plan, in place of one that an earlier call has written there.
   *
   * <p>The tree is made beside its place and moved in when complete: after a kill the place holds
   * the old tree or none, never half of one.
   *
   * @param runsFolder the folder that becomes the tree, such as {@code runs/simulated}; it may be
   *     absent, empty, or hold an earlier simulation
   * @throws IllegalStateException when it holds anything else; nothing is changed then
   * @throws UncheckedIOException when the disk refuses
   */
  public static void write(SimulationPlan plan, Path runsFolder) {
    TreeMap<String, Supplier<byte[]>> files = new TreeMap<>();
    RunTree.files(plan)
        .forEach((path, text) -> files.put(path, () -> text.getBytes(StandardCharsets.UTF_8)));
    plan.runs().forEach(run -> files.put(run.path(), () -> run.content(plan.seed())));
    new RunsFolder(runsFolder, Stamp.FILE).replace(files, Stamp.of(plan), plan.started());
  }

  /** Whether the folder already holds exactly what {@link #write} would write for this plan. */
  public static boolean isCurrent(SimulationPlan plan, Path runsFolder) {
    return new RunsFolder(runsFolder, Stamp.FILE).holds(Stamp.of(plan));
  }

  /**
   * Writes a whole lab around a plan: lab.yaml, the catalogue and {@code runs/simulated}.
   *
   * @param lab its folder; files that are already there are kept, except the simulated tree
   */
  public static void writeLab(SimulationPlan plan, Path lab) {
    for (Map.Entry<String, String> file : LabFiles.of(plan).entrySet()) {
      Path path = lab.resolve(file.getKey());
      if (!Files.exists(path)) {
        byte[] content = file.getValue().getBytes(StandardCharsets.UTF_8);
        RunsFolder.put(path, content, FileTime.from(plan.started()));
      }
    }
    write(plan, lab.resolve("runs").resolve("simulated"));
  }
}
