package org.plateau.ingest.lab;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.plateau.ingest.Problem;
import org.plateau.ingest.yaml.Place;

/** The run.yaml files from {@code runs} down to a folder, the nearest first. Each is read once. */
final class Cascade {
  /** What a drive model leaves beside its logs, and what that makes of everything below. */
  static final Map<String, DataSource> MARKS =
      Map.of(
          "SIMULATED.txt", DataSource.SIMULATED,
          "RECONSTRUCTED.txt", DataSource.RECONSTRUCTED);

  private final Path root;
  private final Consumer<Problem> problems;
  private final Map<Path, RunYaml> known = new HashMap<>();

  Cascade(Path root, Consumer<Problem> problems) {
    this.root = root;
    this.problems = problems;
  }

  /** What applies to a folder of the lab, {@code runs} or below. */
  RunYaml at(Path folder) {
    RunYaml found = known.get(folder);
    if (found == null) {
      Path parent = folder.getParent();
      boolean inside = parent != null && parent.startsWith(root) && !parent.equals(root);
      RunYaml above = parent != null && inside ? at(parent) : RunYaml.NONE;
      found = own(folder).or(above);
      known.put(folder, found);
    }
    return found;
  }

  /** How people know a folder. */
  String name(Path folder) {
    return LabPaths.name(root, folder);
  }

  private RunYaml own(Path folder) {
    Path file = folder.resolve(RunYaml.FILE);
    RunYaml own =
        Files.isRegularFile(file)
            ? RunYaml.read(file, LabPaths.name(root, file), problems)
            : RunYaml.NONE;
    for (Map.Entry<String, DataSource> kind : new TreeMap<>(MARKS).entrySet()) {
      Path mark = folder.resolve(kind.getKey());
      if (Files.isRegularFile(mark)) {
        return marked(own, LabPaths.name(root, mark), kind.getValue().id());
      }
    }
    return own;
  }

  /** The mark's word holds: what a model wrote must never pass for real. */
  private RunYaml marked(RunYaml own, String mark, String made) {
    Place place = new Place(mark, 0);
    Optional<Label> source = own.labels().label(LabelKey.SOURCE);
    if (source.isPresent() && !source.get().value().equals(made)) {
      problems.accept(
          Problem.warning(
              "run.contradiction",
              source.get().place().file(),
              source.get().place().line(),
              "source: " + source.get().value() + ", but " + mark + " stands beside it",
              "the same in both",
              "Correct the label; until then the mark holds."));
      return own.withLabels(own.labels().with(LabelKey.SOURCE, made, place));
    }
    return source.isPresent()
        ? own
        : own.withLabels(own.labels().with(LabelKey.SOURCE, made, place));
  }
}
