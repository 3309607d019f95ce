package org.plateau.site.desk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.plateau.analysis.snapshot.Snapshot;
import org.plateau.ingest.Problem;
import org.plateau.ingest.lab.Lab;
import org.plateau.ingest.lab.Manifest;
import org.plateau.render.report.Cast;
import org.plateau.render.report.FigureBook;
import org.plateau.render.report.LabView;
import org.plateau.render.report.ReviewCheck;
import org.plateau.render.review.ReviewFolder;

/**
 * Everything an editor must know before publishing, from the snapshot alone: nothing is ingested or
 * analysed, and nothing is written.
 *
 * @param problems in the order of the files
 * @param changes what a publish would say differently from the last one
 * @param reviews how many were checked
 * @param runs how many runs they were held against
 */
public record LabCheck(List<Problem> problems, List<Change> changes, int reviews, int runs) {
  private static final String HISTORY = "history";

  public LabCheck {
    problems = List.copyOf(problems);
    changes = List.copyOf(changes);
  }

  /** Checks a lab as it stands. */
  public static LabCheck of(Path root) {
    Lab lab = Lab.open(root);
    List<Problem> problems = new ArrayList<>(lab.problems());
    Optional<Snapshot> snapshot = Snapshot.readFigures(root.resolve(HISTORY));
    if (snapshot.isEmpty()) {
      problems.add(
          Problem.warning(
              "lab.no-snapshot",
              HISTORY,
              0,
              "no analysed runs: figures, claims and charts are not checked",
              "the snapshot that a publish leaves",
              "Run plateau publish once."));
    } else {
      changedLogs(root).ifPresent(problems::add);
    }
    return of(lab, snapshot, problems);
  }

  /** Checks a lab against a snapshot that is known to be current. */
  public static LabCheck of(Lab lab, Snapshot snapshot) {
    return of(lab, Optional.of(snapshot), new ArrayList<>());
  }

  private static LabCheck of(Lab lab, Optional<Snapshot> snapshot, List<Problem> problems) {
    LabView view =
        new LabView(lab, snapshot.orElseGet(() -> new Snapshot("", List.of(), List.of())));
    ReviewFolder.All reviews = ReviewFolder.in(lab.root(), lab.languages());
    problems.addAll(reviews.problems());
    Corrections corrections = Corrections.of(view);
    List<Change> changes = new ArrayList<>();
    for (ReviewFolder review : reviews.reviews()) {
      FigureBook book = new FigureBook(view, review.spec(), new Cast(view, review.spec()).drives());
      problems.addAll(new ReviewCheck(view, review, book).problems(snapshot.isPresent()));
      if (snapshot.isPresent()) {
        problems.addAll(corrections.unaccepted(review.spec(), book));
        changes.addAll(corrections.changes(review.spec(), book));
      }
    }
    return new LabCheck(
        problems.stream().distinct().toList(),
        changes,
        reviews.reviews().size(),
        view.runs().size());
  }

  /** Logs that came, went or changed since the snapshot, by content. */
  private static Optional<Problem> changedLogs(Path root) {
    Path file = root.resolve(HISTORY).resolve("manifest.json");
    Manifest known = Manifest.load(file);
    if (!isTouched(root, known)) {
      return Optional.empty();
    }
    Manifest.Changes changes = known.compare(Manifest.take(root, known, Instant.now()));
    Set<String> logs = new TreeSet<>();
    for (Set<String> part : List.of(changes.added(), changes.changed(), changes.removed())) {
      part.stream().filter(path -> path.startsWith("runs/")).forEach(logs::add);
    }
    if (logs.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        Problem.warning(
            "lab.snapshot-older",
            logs.iterator().next(),
            0,
            logs.size() + " files changed since the last publish",
            "a snapshot of these logs",
            "Run plateau publish; until then figures and claims are those of the older logs."));
  }

  /** A look at names and times alone; content is read only when they give cause. */
  private static boolean isTouched(Path root, Manifest known) {
    Path runs = root.resolve("runs");
    if (!Files.isDirectory(runs)) {
      return false;
    }
    try (Stream<Path> paths = Files.walk(runs)) {
      Instant taken = known.takenAt();
      long count = 0;
      for (Path path : (Iterable<Path>) paths.filter(Files::isRegularFile)::iterator) {
        count++;
        if (Files.getLastModifiedTime(path).toInstant().isAfter(taken)) {
          return true;
        }
      }
      return count != known.entries().keySet().stream().filter(p -> p.startsWith("runs/")).count();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
