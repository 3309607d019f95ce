package org.plateau.site.desk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.plateau.analysis.snapshot.Snapshot;
import org.plateau.ingest.lab.Lab;
import org.plateau.render.draft.Draft;
import org.plateau.render.report.LabView;

/** Puts a draft into a lab's {@code reviews} folder, whole or not at all, over nothing. */
public final class DraftFolder {
  private DraftFolder() {}

  /**
   * What was written.
   *
   * @param files relative to the lab
   * @param refusal why nothing was; empty when it was
   */
  public record Outcome(List<String> files, String refusal) {
    public Outcome {
      files = List.copyOf(files);
    }

    static Outcome refused(String why) {
      return new Outcome(List.of(), why);
    }
  }

  /**
   * Writes one.
   *
   * @throws IllegalArgumentException when a drive is not in the catalogue, or the slug is no name
   */
  public static Outcome write(Path root, String drive, List<String> versus, String slug) {
    if (!slug.matches("[a-z0-9][a-z0-9-]*")) {
      throw new IllegalArgumentException(
          "--slug " + slug + ": expected small letters, digits and hyphens.");
    }
    Lab lab = Lab.open(root);
    Stream.concat(Stream.of(drive), versus.stream())
        .filter(id -> lab.catalogue().drive(id).isEmpty())
        .findFirst()
        .ifPresent(
            id -> {
              throw new IllegalArgumentException(
                  "drive "
                      + id
                      + " is not in the catalogue, expected one of "
                      + String.join(", ", lab.catalogue().drives().keySet())
                      + ".");
            });
    Path folder = lab.root().resolve("reviews").resolve(slug);
    String name = "reviews/" + slug;
    if (Files.exists(folder)) {
      return Outcome.refused(name + " exists already. Choose another --slug, or move it away.");
    }
    Optional<Snapshot> snapshot = Snapshot.readFigures(lab.root().resolve("history"));
    if (snapshot.isEmpty()) {
      return Outcome.refused("There are no analysed runs yet. Run plateau publish once.");
    }
    Draft draft =
        new Draft(
            new LabView(lab, snapshot.get()),
            drive,
            versus.stream().filter(rival -> !rival.equals(drive)).distinct().toList());
    if (draft.isEmpty()) {
      return Outcome.refused(
          "No run of "
              + drive
              + " gives a figure: none has a workload, a phase and a steady state.");
    }
    return new Outcome(write(folder, name, draft.files()), "");
  }

  private static List<String> write(Path folder, String name, Map<String, String> files) {
    try {
      Path reviews = folder.resolveSibling("");
      Files.createDirectories(reviews);
      Path half = Files.createTempDirectory(reviews.getParent(), ".draft-");
      List<String> written = new ArrayList<>();
      for (Map.Entry<String, String> file : files.entrySet()) {
        Files.writeString(half.resolve(file.getKey()), file.getValue());
        written.add(name + "/" + file.getKey());
      }
      Files.move(half, folder, StandardCopyOption.ATOMIC_MOVE);
      return written;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
