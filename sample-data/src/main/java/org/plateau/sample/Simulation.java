package org.plateau.sample;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

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
    Path place = runsFolder.toAbsolutePath().normalize();
    refuseForeign(place);
    Path fresh = place.resolveSibling("." + place.getFileName() + ".new");
    try {
      remove(fresh);
      Files.createDirectories(fresh);
      FileTime time = FileTime.from(plan.started());
      for (Map.Entry<String, String> file : RunTree.files(plan).entrySet()) {
        put(fresh.resolve(file.getKey()), file.getValue().getBytes(StandardCharsets.UTF_8), time);
      }
      plan.runs().parallelStream()
          .forEach(run -> put(fresh.resolve(run.path()), run.content(plan.seed()), time));
      put(fresh.resolve(Stamp.FILE), Stamp.of(plan).getBytes(StandardCharsets.UTF_8), time);
      remove(place);
      Files.move(fresh, place);
    } catch (IOException e) {
      throw new UncheckedIOException(place.toString(), e);
    }
  }

  /** Whether the folder already holds exactly what {@link #write} would write for this plan. */
  public static boolean isCurrent(SimulationPlan plan, Path runsFolder) {
    Path stamp = runsFolder.resolve(Stamp.FILE);
    try {
      return Files.isRegularFile(stamp) && Files.readString(stamp).equals(Stamp.of(plan));
    } catch (IOException e) {
      throw new UncheckedIOException(stamp.toString(), e);
    }
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
        put(path, content, FileTime.from(plan.started()));
      }
    }
    write(plan, lab.resolve("runs").resolve("simulated"));
  }

  private static void refuseForeign(Path place) {
    try {
      if (!Files.exists(place) || Files.exists(place.resolve(Stamp.FILE))) {
        return;
      }
      try (Stream<Path> content = Files.list(place)) {
        if (content.findAny().isPresent()) {
          throw new IllegalStateException(
              place
                  + ": found files without "
                  + Stamp.FILE
                  + ", expected an empty folder or an earlier simulation."
                  + " Choose another folder, or empty this one.");
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(place.toString(), e);
    }
  }

  private static void put(Path path, byte[] content, FileTime time) {
    try {
      Files.createDirectories(path.getParent());
      Files.write(path, content);
      Files.setLastModifiedTime(path, time);
    } catch (IOException e) {
      throw new UncheckedIOException(path.toString(), e);
    }
  }

  private static void remove(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    List<Path> content;
    try (Stream<Path> walk = Files.walk(folder)) {
      content = walk.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path path : content) {
      Files.delete(path);
    }
  }
}
