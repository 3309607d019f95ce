package org.plateau.ingest.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Consumer;
import org.plateau.ingest.Problem;

/**
 * The files under {@code runs}, links followed, in natural order of their names.
 *
 * @param logs what may be a log
 * @param skipped what is none, by its name
 */
record RunsFolder(List<Found> logs, List<SkippedFile> skipped) {
  /**
   * One file.
   *
   * @param name relative to the lab
   */
  record Found(Path file, String name) {
    Path folder() {
      return file.resolveSibling(".").normalize();
    }
  }

  static RunsFolder walk(Path root, Consumer<Problem> problems) {
    Walk walk = new Walk(root, problems);
    Path runs = root.resolve("runs");
    if (Files.isDirectory(runs)) {
      try {
        Files.walkFileTree(runs, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, walk);
      } catch (IOException e) {
        throw new UncheckedIOException("runs", e);
      }
    }
    walk.logs.sort(Comparator.comparing(Found::name, LabPaths.NATURAL));
    walk.skipped.sort(Comparator.comparing(SkippedFile::path, LabPaths.NATURAL));
    return new RunsFolder(List.copyOf(walk.logs), List.copyOf(walk.skipped));
  }

  private static final class Walk extends SimpleFileVisitor<Path> {
    private final Path root;
    private final Consumer<Problem> problems;
    private final List<Found> logs = new ArrayList<>();
    private final List<SkippedFile> skipped = new ArrayList<>();

    Walk(Path root, Consumer<Problem> problems) {
      this.root = root;
      this.problems = problems;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
      if (String.valueOf(folder.getFileName()).startsWith(".")) {
        skipped.add(new SkippedFile(LabPaths.name(root, folder) + "/", "a hidden folder"));
        return FileVisitResult.SKIP_SUBTREE;
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      String name = LabPaths.name(root, file);
      String fileName = String.valueOf(file.getFileName());
      if (NonLogs.isMisnamedRunYaml(fileName)) {
        problems.accept(
            Problem.error(
                "lab.misnamed",
                name,
                0,
                "a file that is not read under this name",
                "the name " + RunYaml.FILE,
                "Rename the file."));
        skipped.add(new SkippedFile(name, "a misnamed " + RunYaml.FILE));
      } else if (NonLogs.reason(fileName).isPresent()) {
        skipped.add(new SkippedFile(name, NonLogs.reason(fileName).orElseThrow()));
      } else if (!attributes.isRegularFile()) {
        skipped.add(new SkippedFile(name, "no regular file"));
      } else {
        logs.add(new Found(file, name));
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException e) {
      String why =
          e instanceof FileSystemLoopException ? "a link back to a folder above it" : reason(e);
      problems.accept(unreadable(LabPaths.name(root, file), why));
      return FileVisitResult.CONTINUE;
    }
  }

  static Problem unreadable(String name, String why) {
    return Problem.error(
        "lab.unreadable",
        name,
        0,
        why,
        "a file that can be read",
        "Mend it or take it away; it was left out.");
  }

  /** The disk's word without the machine's paths. */
  static String reason(Exception e) {
    Throwable cause = e.getCause() == null ? e : e.getCause();
    return "it cannot be read (" + cause.getClass().getSimpleName() + ")";
  }
}
